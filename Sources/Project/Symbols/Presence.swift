import SwiftSource

/// The presence of a declaration on platforms, according to the `#if` conditions around it.
///
/// Of a type that a project declares once for each platform, one declaration has to represent all:
/// the one for Linux, so that reports are the same on every machine and can be compared with what
/// the compiler there says.
enum Presence: UInt8, Sendable {
  /// Under no condition.
  case everywhere
  /// Under conditions that hold on Linux.
  case onLinux
  /// Under conditions that Linux may meet: `DEBUG`, `hasFeature(ExistentialAny)`.
  case unknown
  /// Under conditions that Linux does not meet.
  case elsewhere

  /// Returns the presence of declarations in each `#if` clause of a file.
  static func ofClauses(in file: SourceFile) -> ContiguousArray<Presence> {
    let clauses = file.outline.clauses
    var presences: ContiguousArray<Presence> = []
    /// For the first clause of each `#if`: whether a branch up to here is compiled.
    var isTaken: [Int32: Bool?] = [:]
    for clause in clauses {
      let condition = file.value(ofCondition: clause.condition) { atom in
        PlatformCondition.holdsOnLinux(atom, in: file)
      }
      let earlier = isTaken[clause.first] ?? false
      var holds = condition.and(earlier.negated)
      isTaken[clause.first] = .some(condition.or(earlier))
      if clause.parent >= 0 {
        holds = holds.and(presences[Int(clause.parent)].holdsOnLinux)
      }
      presences.append(holds.map { $0 ? .onLinux : .elsewhere } ?? .unknown)
    }
    return presences
  }

  private var holdsOnLinux: Bool? {
    switch self {
    case .everywhere, .onLinux: true
    case .unknown: nil
    case .elsewhere: false
    }
  }
}

/// Conditions after `#if` or `#elseif`, for Linux.
private enum PlatformCondition {
  /// Returns true if a flag or test holds, nil where that is unknown.
  static func holdsOnLinux(_ atom: TokenRange, in file: SourceFile) -> Bool? {
    guard atom.indices.count > 1 else { return nil }
    let argument = Int(atom.start) + 2
    switch file.text(of: Int(atom.start)) {
    case "os": return file.matches(argument, "Linux")
    case "canImport": return canImport(file.text(of: argument))
    case "targetEnvironment", "_runtime": return false
    case "compiler": return compiler(atom, in: file)
    case "swift": return language(atom, in: file)
    default: return nil
    }
  }

  /// The version of the compiler whose references archlint's are compared with.
  private static let compilerVersion = DottedVersion("6.3")
  /// The versions of the language that this compiler may compile.
  private static let languageVersions = (DottedVersion("5.10"), DottedVersion("6.3"))

  private static func compiler(_ atom: TokenRange, in file: SourceFile) -> Bool? {
    guard let test = VersionTest(atom, in: file), let version = compilerVersion else { return nil }
    return test.holds(for: version)
  }

  /// Returns true if the test holds for every version of the language that a target may have, nil if
  /// it holds for some.
  private static func language(_ atom: TokenRange, in file: SourceFile) -> Bool? {
    guard let test = VersionTest(atom, in: file), let oldest = languageVersions.0,
      let newest = languageVersions.1
    else { return nil }
    let holds = test.holds(for: oldest)
    return holds == test.holds(for: newest) ? holds : nil
  }

  /// As ``Presence/isSystemModule(_:)``.
  static func isSystemModule(_ name: String) -> Bool {
    ofLinux.contains(name) || ofOthers.contains(name)
  }

  /// Returns true if a module exists on Linux, nil for one that a package may bring along.
  private static func canImport(_ module: String) -> Bool? {
    if ofLinux.contains(module) { return true }
    return ofOthers.contains(module) ? false : nil
  }

  /// Source: the modules of Swift's toolchain for Linux.
  private static let ofLinux: Set<String> = [
    "Swift", "Glibc", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationInternationalization", "FoundationXML", "Dispatch", "Distributed", "Observation",
    "RegexBuilder", "Synchronization", "Testing", "XCTest",
  ]

  /// Source: the C libraries and platform modules of other systems, as Swift names them.
  private static let ofOthers: Set<String> = [
    "Android", "AppKit", "Bionic", "CRT", "Cocoa", "Combine", "CoreFoundation", "CoreGraphics",
    "CoreImage", "CoreLocation", "CryptoKit", "Darwin", "Metal", "Musl", "Network", "ObjectiveC",
    "OSLog", "QuartzCore", "Security", "SwiftUI", "System", "UIKit", "WASILibc", "WatchKit",
    "WebKit", "WinSDK", "os", "ucrt",
  ]
}

/// The test of a version in a condition: `>=6.2` or `<6`.
private struct VersionTest {
  private let isAtLeast: Bool
  private let version: DottedVersion

  /// The test in the parentheses of an atom such as `compiler(>=6.2)`, nil where there is none.
  init?(_ atom: TokenRange, in file: SourceFile) {
    let sign = Int(atom.start) + 2
    guard sign + 1 < Int(atom.end) - 1, file.matches(sign, ">=") || file.matches(sign, "<"),
      let version = DottedVersion(file.text(of: TokenRange(sign + 1, Int(atom.end) - 1)))
    else { return nil }
    isAtLeast = file.matches(sign, ">=")
    self.version = version
  }

  func holds(for other: DottedVersion) -> Bool { (other >= version) == isAtLeast }
}

extension Presence {
  /// Returns true if a system or the toolchain brings the module along.
  static func isSystemModule(_ name: String) -> Bool { PlatformCondition.isSystemModule(name) }
}
