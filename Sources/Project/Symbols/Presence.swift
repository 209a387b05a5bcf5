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
  /// Under conditions that Linux may meet: `DEBUG`, `swift(>=6)`.
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
      let condition = PlatformCondition.holdsOnLinux(clause.condition, in: file)
      let earlier = isTaken[clause.first] ?? false
      var holds = PlatformCondition.and(condition, earlier.map { !$0 })
      isTaken[clause.first] = .some(PlatformCondition.or(condition, earlier))
      if clause.parent >= 0 {
        holds = PlatformCondition.and(holds, presences[Int(clause.parent)].holdsOnLinux)
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

/// The condition after `#if` or `#elseif`, for Linux; nil if that is unknown.
private struct PlatformCondition {
  private let file: SourceFile
  private var position: Int
  private let end: Int
  /// Nobody nests conditions deeper.
  private var depth = 0

  /// Returns true if the condition holds; the empty condition of `#else` does.
  static func holdsOnLinux(_ condition: TokenRange, in file: SourceFile) -> Bool? {
    guard !condition.isEmpty else { return true }
    var parser = PlatformCondition(file, condition)
    return parser.disjunction()
  }

  private init(_ file: SourceFile, _ condition: TokenRange) {
    self.file = file
    position = Int(condition.start)
    end = Int(condition.end)
  }

  static func and(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }

  static func or(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }

  private mutating func disjunction() -> Bool? {
    var result = conjunction()
    while skip("||") { result = Self.or(result, conjunction()) }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = operand()
    while skip("&&") { result = Self.and(result, operand()) }
    return result
  }

  private mutating func operand() -> Bool? {
    if skip("!") { return operand().map { !$0 } }
    guard position < end else { return nil }
    let start = position
    let token = file.tokens[start]
    if token.kind == .leftParen {
      guard depth < 32 else { return skipRest() }
      position += 1
      depth += 1
      let result = disjunction()
      depth -= 1
      position = min(file.tokens.endOfGroup(at: start), end)
      return result
    }
    position += 1
    guard position < end, file.tokens[position].kind == .leftParen else {
      return token.is(.true) ? true : token.is(.false) ? false : nil
    }
    let argument = position + 1
    position = min(file.tokens.endOfGroup(at: position), end)
    switch file.text(of: start) {
    case "os": return file.matches(argument, "Linux")
    case "canImport": return Self.canImport(file.text(of: argument))
    case "targetEnvironment", "_runtime": return false
    default: return nil
    }
  }

  private mutating func skipRest() -> Bool? {
    position = end
    return nil
  }

  private mutating func skip(_ text: String) -> Bool {
    guard position < end, file.matches(position, text) else { return false }
    position += 1
    return true
  }

  /// Returns true if a module exists on Linux, nil for one that a package may provide.
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
