import Project
import SwiftSource

extension SourceFile {
  /// The value of the string literal that an expression stands for, nil when the file does not
  /// tell.
  ///
  /// A literal is itself, a constant of the file for its initial value, and a call that
  /// looks a text up, such as `NSLocalizedString("…", comment: "…")`, for the key, which is the
  /// text in the language of development.
  func resolvedString(_ range: TokenRange) -> String? {
    var range = range
    // One constant may be set to another; more than a few steps are no code that people write.
    for _ in 0..<4 {
      guard !range.isEmpty else { return nil }
      let start = Int(range.start)
      if let end = castStart(in: range) { range = TokenRange(start, end) }
      if tokens[start].kind == .leftParen, tokens.endOfGroup(at: start) == Int(range.end) {
        range = TokenRange(start + 1, Int(range.end) - 1)
        continue
      }
      if range.indices.count == 1 {
        if tokens[start].kind == .string { return stringValue(start) }
        guard tokens[start].kind == .identifier, let value = constantValue(of: range) else {
          return nil
        }
        range = value
      } else if let key = lookedUpKey(in: range) {
        return stringValue(key)
      } else if let inner = convertedText(in: range) {
        range = inner
      } else if let value = memberValue(in: range) {
        range = value
      } else {
        return nil
      }
    }
    return nil
  }

  /// Where ` as NSString` or another cast begins, outside brackets.
  private func castStart(in range: TokenRange) -> Int? {
    var index = Int(range.start)
    while index < Int(range.end) {
      if tokens[index].is(.as), index > Int(range.start) { return index }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return nil
  }

  /// The argument of `String(…)` and the like, which makes a text of a text.
  private func convertedText(in range: TokenRange) -> TokenRange? {
    let start = Int(range.start)
    guard tokens[start].kind == .identifier, tokens[start + 1].kind == .leftParen,
      tokens.endOfGroup(at: start + 1) == Int(range.end),
      ["String", "NSString", "NSMutableString", "Substring"].contains(identifier(start))
    else { return nil }
    if let argument = onlyArgument(of: start + 1) { return argument }
    // NSString(string: text)
    guard tokens[start + 2].kind.isWord, tokens[start + 3].kind == .colon,
      ["string", "stringLiteral"].contains(identifier(start + 2)), Int(range.end) - 1 > start + 4
    else { return nil }
    let argument = TokenRange(start + 4, Int(range.end) - 1)
    return argument.indices.contains { tokens[$0].kind == .comma } ? nil : argument
  }

  /// The initial value of the constant that `Type.name`, `Self.name` or `self.name` means, where the
  /// file declares it.
  private func memberValue(in range: TokenRange) -> TokenRange? {
    let last = Int(range.end) - 1
    guard range.indices.count >= 3, tokens[last].kind == .identifier,
      tokens[last - 1].kind == .period,
      range.indices.enumerated().allSatisfy({ position, token in
        position % 2 == 0 ? tokens[token].kind.isWord : tokens[token].kind == .period
      })
    else { return nil }
    let owner = last - 2
    if tokens[owner].is(.self) || tokens[owner].is(.Self) {
      return range.indices.count == 3 ? constantValue(of: range) : nil
    }
    let (name, type) = (identifier(last), identifier(owner))
    let found = outline.declarations.filter { declaration in
      guard declaration.kind == .let, !declaration.value.isEmpty, declaration.parent >= 0,
        self.name(of: declaration) == name
      else { return false }
      let parent = outline.declarations[Int(declaration.parent)]
      return parent.kind.hasMembers
        && self.name(of: parent).split(separator: ".").last.map(String.init) == type
    }
    return found.count == 1 ? found[0].value : nil
  }

  /// The literal key, or the default value, of a call that looks up a localized text.
  private func lookedUpKey(in range: TokenRange) -> Int? {
    let start = Int(range.start)
    guard tokens[start].kind == .identifier, tokens[start + 1].kind == .leftParen,
      tokens.endOfGroup(at: start + 1) == Int(range.end)
    else { return nil }
    switch identifier(start) {
    case "NSLocalizedString":
      return labelledLiteral("value", in: range)
        ?? (tokens[start + 2].kind == .string ? start + 2 : nil)
    case "String":
      return labelledLiteral("defaultValue", in: range) ?? labelledLiteral("localized", in: range)
    default: return nil
    }
  }

  /// The string literal after the label, directly in the parentheses of a call.
  private func labelledLiteral(_ label: String, in call: TokenRange) -> Int? {
    var index = Int(call.start) + 2
    while index + 2 < Int(call.end) {
      if tokens[index + 1].kind == .colon, tokens[index + 2].kind == .string,
        matches(index, label)
      {
        return index + 2
      }
      index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return nil
  }
}
