import SwiftSource

/// An Apple platform, named as behind `os`.
package enum ApplePlatform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// The platforms that code is compiled for; all that are none of Apple's are one.
package struct PlatformSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ platforms: Set<ApplePlatform>) {
    self = platforms.reduce(into: []) { $0.insert(PlatformSet($1)) }
  }

  package init(_ platform: ApplePlatform) {
    rawValue = 1 << UInt8(ApplePlatform.allCases.firstIndex(of: platform) ?? 0)
  }

  package static let other = PlatformSet(rawValue: 1 << 7)
  package static let apple = PlatformSet(Set(ApplePlatform.allCases))
  package static let all: PlatformSet = [.apple, .other]

  /// The platforms of the file at a path: that of the innermost folder with the name of a platform,
  /// or of a file such as `Row+macOS.swift`; all where the path names none.
  package init(path: String) {
    let components = path.pathComponents
    let stem = components.last?.split(separator: ".").first ?? ""
    let suffix = stem.split(separator: "+").dropFirst().last.map { String($0) }
    let folders = components.dropLast().reversed().map { String($0) }
    let platform = ([suffix].compactMap { $0 } + folders).lazy.compactMap {
      ApplePlatform(rawValue: $0)
    }.first
    self = platform.map { PlatformSet($0) } ?? .all
  }
}

/// On which platforms a condition of `#if` may be true, and on which it may be false.
private struct PlatformTruth: ConditionValue {
  var mayHold: PlatformSet
  var mayFail: PlatformSet

  static func constant(_ value: Bool) -> PlatformTruth {
    value ? PlatformTruth(mayHold: .all, mayFail: []) : PlatformTruth(mayHold: [], mayFail: .all)
  }

  static var unknown: PlatformTruth { PlatformTruth(mayHold: .all, mayFail: .all) }

  func and(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      mayHold: mayHold.intersection(other.mayHold), mayFail: mayFail.union(other.mayFail))
  }

  func or(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      mayHold: mayHold.union(other.mayHold), mayFail: mayFail.intersection(other.mayFail))
  }

  var negated: PlatformTruth { PlatformTruth(mayHold: mayFail, mayFail: mayHold) }

  /// True on `platforms` for sure, false elsewhere.
  static func only(_ platforms: PlatformSet) -> PlatformTruth {
    PlatformTruth(mayHold: platforms, mayFail: PlatformSet.all.subtracting(platforms))
  }

  /// False outside `platforms` for sure.
  static func within(_ platforms: PlatformSet) -> PlatformTruth {
    PlatformTruth(mayHold: platforms, mayFail: .all)
  }

  /// The truth of a flag or test.
  static func atom(_ atom: TokenRange, in file: SourceFile) -> PlatformTruth {
    guard atom.indices.count > 2 else { return .unknown }
    let argument = file.text(of: Int(atom.start) + 2)
    switch file.text(of: Int(atom.start)) {
    case "os": return os(argument)
    case "canImport": return canImport(argument)
    case "targetEnvironment":
      // The Mac that runs an app of iOS counts as iOS, as `os` has it.
      if argument == "macCatalyst" { return within(PlatformSet(.iOS)) }
      return argument == "simulator"
        ? within(PlatformSet.apple.subtracting(PlatformSet(.macOS))) : .unknown
    default: return .unknown
    }
  }

  private static func os(_ name: String) -> PlatformTruth {
    switch name {
    case "OSX": only(PlatformSet(.macOS))
    case "xrOS": only(PlatformSet(.visionOS))
    default: ApplePlatform(rawValue: name).map { only(PlatformSet($0)) } ?? within(.other)
    }
  }

  /// Source: the frameworks of Apple's SDKs. A framework that is there in part on another platform
  /// leaves that one unknown.
  private static func canImport(_ module: String) -> PlatformTruth {
    switch module {
    case "AppKit", "Cocoa": only(PlatformSet(.macOS))
    case "UIKit": only(PlatformSet([.iOS, .tvOS, .watchOS, .visionOS]))
    case "TVUIKit": only(PlatformSet(.tvOS))
    case "WatchKit":
      PlatformTruth(
        mayHold: PlatformSet([.watchOS, .iOS]),
        mayFail: PlatformSet.all.subtracting(PlatformSet(.watchOS)))
    case "SwiftUI", "Combine": only(.apple)
    default: .unknown
    }
  }
}

extension SourceFile {
  /// The platforms for which the code at the token may be compiled, by the `#if` around it and the
  /// path of the file. Of code that the two exclude, the `#if` decides.
  package func platforms(at token: Int, path: PlatformSet) -> PlatformSet {
    let clause = clause(around: token)
    guard clause >= 0 else { return path }
    let truth = value(ofClause: clause) { PlatformTruth.atom($0, in: self) }
    let both = truth.mayHold.intersection(path)
    return both.isEmpty ? truth.mayHold : both
  }
}
