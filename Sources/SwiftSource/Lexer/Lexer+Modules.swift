import Buffers

/// Names of modules before the names that they declare.
///
/// `SwiftUI.View` is the `View` of `SwiftUI`. It becomes one token with the word and hash of `View`,
/// so that rules see the same name with and without its module; ``Token/Flags/isQualified`` tells
/// that nothing in the project can hide it.
extension Lexer {
  /// Notes that the name of a module may be in front of the period that was just appended.
  mutating func noteQualifier(_ bytes: BufferView<UInt8>) {
    let period = source.tokens.count - 1
    guard period > 0, !source.tokens[period].isAfterTrivia else { return }
    let module = source.tokens[period - 1]
    guard module.kind == .identifier, !module.flags.contains(.isEscaped),
      SystemModules.mayStart(bytes[Int(module.offset)]),
      SystemModules.use(of: module.hash, bytes, module.range) != nil
    else { return }
    qualifierEnd = period
  }

  /// Makes one token of the last three if they are the name of a module, a period and a name.
  mutating func joinQualifier(_ bytes: BufferView<UInt8>) {
    qualifierEnd = Self.noQualifier
    let last = source.tokens.count - 1
    let name = source.tokens[last]
    let module = source.tokens[last - 2]
    guard name.kind == .identifier, !name.isAfterTrivia, !isDeclaredPath(before: last - 2),
      // A hole of a pattern is no name.
      bytes[Int(name.offset)] != UInt8(ascii: "$"),
      // Only types of the module with the short name: a variable may be called `os`.
      module.length > 2 || bytes[Int(name.offset)] < UInt8(ascii: "_"),
      SystemModules.use(of: module.hash, bytes, module.range) == .always
        || SystemModules.macros.contains(name.hash) || imports(module.hash)
    else { return }
    source.tokens[last - 2] = Token(
      offset: module.offset, extent: name.offset &+ name.extent &- module.offset, hash: name.hash,
      word: name.word, kind: .identifier, flags: module.flags.union(.isQualified))
    source.tokens.removeLast(2)
  }

  /// Returns true if the token at `index` is a member, declares something or is part of the path of
  /// an import or of a condition.
  private func isDeclaredPath(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = source.tokens[index - 1]
    switch previous.kind {
    case .period, .colonColon, .pound: return true
    case .leftParen: return index > 1 && source.tokens[index - 2].is(.canImport)
    case .keyword, .identifier:
      switch previous.keyword {
      case .import, .struct, .class, .enum, .protocol, .typealias, .func, .let, .var, .actor:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Returns true if one of the imports before the first name of a module that must be imported has
  /// this hash.
  private mutating func imports(_ module: UInt32) -> Bool {
    if importedModules == nil {
      var found: [UInt32] = []
      for index in source.tokens.indices where source.tokens[index].is(.import) {
        // `import struct Charts.Chart` has a kind before the module.
        found += source.tokens[(index + 1)...].prefix(2).map(\.hash)
      }
      importedModules = found
    }
    return importedModules?.contains(module) ?? false
  }
}

/// The modules of Apple's systems and of the toolchain whose names may be before a name.
enum SystemModules {
  /// The files in which the name of a module is taken for one.
  enum Use {
    /// All files: no type of a project has the name.
    case always
    /// Files that import it: types of projects may have the name too.
    case ifImported
  }

  private static let always = [
    "AppKit", "Cocoa", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "Darwin",
    "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "ObjectiveC", "QuartzCore", "Swift",
    "SwiftData", "SwiftUI", "SwiftUICore", "UIKit", "WatchKit", "XCTest", "_Concurrency",
    "_StringProcessing",
  ]

  private static let ifImported = [
    "AVFoundation", "AVKit", "Accessibility", "ActivityKit", "AppIntents", "AuthenticationServices",
    "BackgroundTasks", "Charts", "CloudKit", "Contacts", "CoreAudio", "CoreImage", "CoreLocation",
    "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "CoreTransferable",
    "CryptoKit", "EventKit", "GameKit", "HealthKit", "ImageIO", "LocalAuthentication", "MapKit",
    "MessageUI", "Metal", "MetalKit", "MetricKit", "NaturalLanguage", "Network", "OSLog",
    "Observation", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "Security", "Speech", "SpriteKit", "StoreKit", "Synchronization", "Testing",
    "TipKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit", "os",
  ]

  /// The hashes of macros that other modules export, and that no type of a project has as a member.
  static let macros: Set<UInt32> = Set(
    ["Observable", "ObservationIgnored", "ObservationTracked"].map { WordHash.short(of: $0) })

  /// The modules by the hashes of their names, whose bytes may be those of other words too.
  private static let byHash: [UInt32: (name: [UInt8], use: Use)] = {
    var modules: [UInt32: (name: [UInt8], use: Use)] = [:]
    for name in always { modules[WordHash.short(of: name)] = (Array(name.utf8), .always) }
    for name in ifImported { modules[WordHash.short(of: name)] = (Array(name.utf8), .ifImported) }
    return modules
  }()

  /// Returns true if the name of a module may start with `byte`: most names before a period start
  /// with another one.
  @inline(__always)
  static func mayStart(_ byte: UInt8) -> Bool {
    byte < UInt8(ascii: "a") || byte == UInt8(ascii: "o")
  }

  /// Returns the use of the module with this hash and name, nil if there is none.
  static func use(of hash: UInt32, _ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Use? {
    guard let module = byHash[hash], module.name.count == range.count else { return nil }
    for (index, byte) in module.name.enumerated() where bytes[range.lowerBound + index] != byte {
      return nil
    }
    return module.use
  }
}
