import Matching
import SwiftSource

/// Different spellings of one type.
extension SourceFile {
  /// The type without the words of ownership before it and without parentheses around all of it:
  /// `Name` of `borrowing (Name)`.
  func plainType(_ range: TokenRange) -> TokenRange {
    var (start, end) = (Int(range.start), Int(range.end))
    while end > start + 1 {
      let first = tokens[start]
      if first.kind == .leftParen {
        guard first.partner == end - 1, tokens.elements(ofBracket: start).count == 1 else { break }
        end -= 1
      } else if !isOwnership(start, before: end) {
        break
      }
      start += 1
    }
    return TokenRange(start, end)
  }

  /// Returns true if the token is a word of ownership, and no type of that name.
  private func isOwnership(_ token: Int, before end: Int) -> Bool {
    let words: [Keyword] = [.borrowing, .consuming, .inout, .sending, .isolated]
    guard words.contains(where: { tokens[token].is($0) }) else { return false }
    return [.identifier, .keyword, .leftParen, .leftBracket, .at].contains(
      tokens[token + 1].kind)
  }

  /// The type with brackets and question marks in place of the names of generic types: `Name?` of
  /// `Optional<Name>`, `[Key: [Name]]` of `Dictionary<Key, Array<Name>>`; nil for types without such a name.
  func sugaredType(_ range: TokenRange) -> String? {
    guard range.indices.count > 3,
      range.indices.contains(where: { tokens[$0].kind == .leftAngle && isSugared($0 - 1) })
    else { return nil }
    var text = Array(compactText(of: range).utf8)
    guard text.count <= Self.longestSugared else { return nil }
    // The last name first: nothing inside its brackets has a short form that is not written yet.
    while let (name, brackets) = Self.lastGeneric(in: text) {
      let arguments = text[brackets].dropFirst().dropLast()
      let short: [UInt8]
      switch String(decoding: text[name], as: UTF8.self) {
      case "Optional": short = arguments + [UInt8(ascii: "?")]
      case "Array": short = [UInt8(ascii: "[")] + arguments + [UInt8(ascii: "]")]
      default:
        guard let comma = Self.separator(in: arguments) else { return nil }
        short =
          [UInt8(ascii: "[")] + arguments[..<comma] + [UInt8(ascii: ":")]
          + arguments[(comma + 1)...] + [UInt8(ascii: "]")]
      }
      text.replaceSubrange(name.lowerBound..<brackets.upperBound, with: short)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How long a type may be in which short forms are looked for; the search costs the square.
  private static let longestSugared = 1_000
  private static let sugared = ["Optional", "Array", "Dictionary"].map { Array($0.utf8) }

  private func isSugared(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    return ["Optional", "Array", "Dictionary"].contains { matches(token, $0) }
  }

  /// The last of the generic types with a short form in a text without spaces, and its brackets.
  private static func lastGeneric(
    in text: [UInt8]
  ) -> (name: Range<Int>, brackets: Range<Int>)? {
    for open in text.indices.reversed() where text[open] == UInt8(ascii: "<") {
      guard let word = sugared.first(where: { text[..<open].suffix($0.count) == $0[...] }) else {
        continue
      }
      let start = open - word.count
      if start > 0, text[start - 1].isPartOfWord || text[start - 1] == UInt8(ascii: ".") {
        continue
      }
      guard let close = end(ofBracketsAt: open, in: text) else { continue }
      return (start..<open, open..<close + 1)
    }
    return nil
  }

  /// The index of the `>` that closes the `<` at `open`; that of an arrow closes nothing.
  private static func end(ofBracketsAt open: Int, in text: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<text.count {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">"), text[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The index of the comma between a key and a value.
  private static func separator(in arguments: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in arguments.indices {
      switch arguments[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">") where arguments[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  /// The text by which types are compared: in the short form, and without the mark of an optional.
  func comparedType(_ range: TokenRange) -> String {
    let plain = plainType(range)
    let text = sugaredType(plain) ?? compactText(of: plain)
    return text.last == "?" ? String(text.dropLast()) : text
  }

  /// Returns true if the type in `range`, in one of its spellings, is in the list.
  func isType(_ range: TokenRange, in list: NameList) -> Bool {
    if isText(of: range, in: list) { return true }
    let plain = plainType(range)
    if plain != range, isText(of: plain, in: list) { return true }
    if let short = sugaredType(plain), list.matches(short) { return true }
    return unmarkedTypes(plain).contains { list.matches($0) }
  }

  /// The spellings of a composition without `Sendable` and `AnyObject`, which say nothing about what a value
  /// can do: `any Store`, and `(any Store)?` for an optional one. Empty for other types.
  func unmarkedTypes(_ range: TokenRange) -> [String] {
    guard range.indices.count > 2, range.indices.contains(where: { isComposing($0) }) else {
      return []
    }
    let end = endOfWrapped(range)
    let inner = plainType(TokenRange(Int(range.start), end))
    let unmarked = withoutMarkers(inner)
    guard unmarked != inner else { return [] }
    let text = compactText(of: unmarked)
    guard end < Int(range.end) else { return [text] }
    let marks = compactText(of: TokenRange(end, Int(range.end)))
    return [text + marks, "(\(text))\(marks)"]
  }

  /// The end of a type without the marks of an optional.
  private func endOfWrapped(_ range: TokenRange) -> Int {
    var end = Int(range.end)
    while end > Int(range.start) + 1, [.question, .exclamation].contains(tokens[end - 1].kind) {
      end -= 1
    }
    return end
  }

  /// A composition without the `Sendable` and `AnyObject` at its start and its end.
  func withoutMarkers(_ range: TokenRange) -> TokenRange {
    var (start, end) = (Int(range.start), Int(range.end))
    while end > start + 2, isComposing(end - 2), isMarker(end - 1) { end -= 2 }
    let first = tokens[start].is(.any) || tokens[start].is(.some) ? start + 1 : start
    if first + 2 < end, isMarker(first), isComposing(first + 1) { start = first + 2 }
    return TokenRange(start, end)
  }

  private func isComposing(_ token: Int) -> Bool { tokens[token].kind == .ampersand }

  private func isMarker(_ token: Int) -> Bool {
    tokens[token].kind == .identifier && (matches(token, "Sendable") || matches(token, "AnyObject"))
  }
}
