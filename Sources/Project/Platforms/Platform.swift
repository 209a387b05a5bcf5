/// A system that code is built for.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS
  /// Systems that are not Apple's, where the version is that of Swift.
  case linux = "Linux"

  /// The platform with this name in availability attributes, conditions or manifests; nil for others.
  package init?(name: String) {
    switch name {
    case "iOS", "iOSApplicationExtension": self = .iOS
    case "macOS", "macOSApplicationExtension", "OSX", "OSXApplicationExtension": self = .macOS
    case "tvOS", "tvOSApplicationExtension": self = .tvOS
    case "watchOS", "watchOSApplicationExtension": self = .watchOS
    case "visionOS", "visionOSApplicationExtension", "xrOS": self = .visionOS
    case "Linux", "linux": self = .linux
    default: return nil
    }
  }
}

/// The platforms that code is compiled for.
package struct PlatformSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ platform: Platform) { rawValue = 1 << platform.bit }

  package init(_ platforms: Set<Platform>) {
    self = platforms.reduce(into: []) { $0.insert(PlatformSet($1)) }
  }

  package static let all = PlatformSet(Set(Platform.allCases))
  package static let apple = all.subtracting(PlatformSet(.linux))
  /// The systems that have UIKit.
  package static let devices = apple.subtracting(PlatformSet(.macOS))

  package func contains(_ platform: Platform) -> Bool { contains(PlatformSet(platform)) }

  /// The platforms of the file at a path: that of the innermost folder with the name of a platform of
  /// Apple, or of a file such as `Row+macOS.swift`; all where the path names none.
  package init(path: String) {
    let components = path.pathComponents
    let stem = components.last?.split(separator: ".").first ?? ""
    let suffix = stem.split(separator: "+").dropFirst().last.map { String($0) }
    let folders = components.dropLast().reversed().map { String($0) }
    let platform = ([suffix].compactMap { $0 } + folders).lazy.compactMap {
      Platform(rawValue: $0)
    }.first { $0 != .linux }
    self = platform.map { PlatformSet($0) } ?? .all
  }
}

extension Platform {
  /// The bit of the platform in a `PlatformSet`.
  fileprivate var bit: UInt8 {
    switch self {
    case .iOS: 0
    case .macOS: 1
    case .tvOS: 2
    case .watchOS: 3
    case .visionOS: 4
    case .linux: 5
    }
  }
}
