import Buffers
import SwiftSource

/// A name as a number: the hash of its bytes without back-quotes.
///
/// 64 bits distinguish the names of a project: among a million different ones the chance that any
/// two share a number is one in thirty million.
package struct Name: Hashable, Sendable {
  package let value: UInt64

  // Stated so that other modules compare names without a call.
  @inlinable package static func == (left: Name, right: Name) -> Bool { left.value == right.value }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// The name in `text`, which has no back-quotes.
  package init(_ text: some StringProtocol) {
    value = WordHash(String(text)).value
  }

  /// The names in `text`, which spaces or line breaks separate.
  static func all(in text: String) -> [Name] {
    let buffer = SourceBuffer(Array(text.utf8))
    var names: [Name] = []
    var start = 0
    for end in 0...buffer.count
    where end == buffer.count || buffer.padded[end] <= UInt8(ascii: " ") {
      if end > start {
        names.append(Name(value: WordHash(buffer.padded.view, start, end - start).value))
      }
      start = end + 1
    }
    return names
  }

  /// The name with this number.
  package init(value: UInt64) { self.value = value }

  /// The name that `path` and a name after a dot make together.
  func appending(_ name: Name) -> Name { Name(value: mixed(with: name.value &+ 1)) }

  /// A number for the name as a member of what has the number `owner`.
  @inline(__always)
  func mixed(with owner: UInt64) -> UInt64 {
    var mixed = (value ^ (owner &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed &>> 32
    return mixed
  }

  static let `Self` = Name("Self")
  /// The module of the standard library.
  static let swift = Name("Swift")
}

extension SourceFile {
  /// The name at the index `token`, an identifier or keyword. With its module before it, which says
  /// where it is declared, it is the name of nothing in the project.
  @inline(__always)
  package func symbolName(_ token: Int) -> Name {
    let token = tokens[token]
    let range = token.range
    let isEscaped = token.flags.contains(.isEscaped) && token.kind == .identifier
    let start = range.lowerBound &+ (isEscaped ? 1 : 0)
    let length = range.count &- (isEscaped ? 2 : 0)
    return Name(value: WordHash(buffer.padded.view, start, length).value)
  }

  /// The names of a dotted path at `tokens`: those of modules are names of their own.
  package func symbolNames(_ path: some Sequence<Int>) -> [Name] {
    var names: [Name] = []
    for token in path {
      if let module = module(of: token) {
        names.append(Name(module))
        names.append(Name(identifier(token)))
      } else {
        names.append(symbolName(token))
      }
    }
    return names
  }

  /// Returns true if the identifier at the index `token` looks like the name of a type: a capital
  /// or non-ASCII letter after underscores, or anything in back-quotes.
  @inline(__always)
  public func isCapitalized(_ token: Int) -> Bool {
    let flags = tokens[token].flags
    if flags.contains(.isEscaped) { return true }
    var offset = Int(tokens[token].offset)
    if flags.contains(.isQualified) { offset = identifierRange(of: token).lowerBound }
    while buffer.padded[offset] == UInt8(ascii: "_") { offset &+= 1 }
    let byte = buffer.padded[offset]
    return byte >= 0x80 || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
  }

  /// Returns true if a lower-case name is used in a way that only a type is: `pid_t(1)`,
  /// `in6_addr.self`. Only names after C's conventions count, since a call with any other name is a
  /// function call.
  @inline(__always)
  func isUsedAsType(_ token: Int) -> Bool {
    let next = tokens[token &+ 1]
    if next.kind == .period {
      return tokens[token &+ 2].is(.self) && tokens[token &+ 2].kind == .keyword
    }
    return next.kind == .leftParen && !next.isAfterTrivia && isNamedAsInC(token)
  }

  /// Returns true if the identifier at the index `token` looks like that of a type in C: no capital
  /// letter, and an underscore after the first byte.
  private func isNamedAsInC(_ token: Int) -> Bool {
    var hasUnderscore = false
    for offset in tokens[token].range.dropFirst() {
      let byte = buffer.padded[offset]
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { return false }
      if byte == UInt8(ascii: "_") { hasUnderscore = true }
    }
    return hasUnderscore
  }
}
