import SwiftSource

/// Functions whose signatures have more than a pattern says: `func $_($$$) { $$$ }` matches a function that is
/// generic, that throws or that returns something as well.
extension PatternMatcher {
  /// The parenthesis of the parameters of the function whose name ends before `position`, past generic parameters
  /// and the mark of an initializer that may fail.
  func startOfParameters(at position: Int) -> Int? {
    var position = position
    if isMarkOfInitializer(position) { position += 1 }
    if tokens[position].kind == .leftAngle {
      guard let end = tokens.endOfGenericParameters(at: position) else { return nil }
      position = end
    }
    return tokens[position].kind == .leftParen ? position : nil
  }

  /// The brace of the body of the function whose parameters end before `position`, past effects, a result and
  /// conditions.
  func startOfBody(at position: Int) -> Int? {
    guard tokens[position].kind != .leftBrace else { return position }
    let isSignature =
      tokens[position].kind == .arrow || Self.signatureWords.contains(where: tokens[position].is)
    guard isSignature else { return nil }
    var index = position
    while index < tokens.count - 1 {
      switch tokens[index].kind {
      case .leftBrace: return index
      case .rightBrace, .semicolon: return nil
      case .keyword where Keyword.ofDeclarations.contains(where: tokens[index].is): return nil
      default: index = tokens[index].kind.opens ? tokens.endOfGroup(at: index) : index + 1
      }
    }
    return nil
  }

  private static let signatureWords: [Keyword] = [.async, .throws, .rethrows, .reasync, .where]
}
