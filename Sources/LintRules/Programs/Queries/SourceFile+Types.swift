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

  /// The type with brackets and question mark in place of the name of a generic type: `Name?` of
  /// `Optional<Name>`, `[Name]` of `Array<Name>`; nil for other types.
  func sugaredType(_ range: TokenRange) -> String? {
    guard range.indices.count > 3, tokens[Int(range.end) - 1].kind == .rightAngle else {
      return nil
    }
    var text = compactText(of: range)[...]
    if text.hasPrefix("Swift.") { text.removeFirst("Swift.".count) }
    guard text.last == ">", let open = text.firstIndex(of: "<") else { return nil }
    let argument = String(text[text.index(after: open)...].dropLast())
    switch text[..<open] {
    case "Optional": return argument + "?"
    case "Array": return "[" + argument + "]"
    default: return nil
    }
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
    return sugaredType(plain).map { list.matches($0) } ?? false
  }
}
