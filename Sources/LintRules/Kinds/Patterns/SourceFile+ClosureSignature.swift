import SwiftSource

/// The signatures of closures.
extension SourceFile {
  /// The part up to `in` of the code in the braces of a closure: attributes, a capture list, parameters and a
  /// result; nil where there is none.
  func closureSignature(in range: TokenRange) -> TokenRange? {
    var token = Int(range.start)
    while token < range.end {
      if tokens[token].is(.in) { return TokenRange(Int(range.start), token + 1) }
      switch tokens[token].kind {
      case .at, .identifier, .wildcard, .comma, .arrow, .period, .question: break
      case .keyword where Self.wordsInSignatures.contains(where: tokens[token].is): break
      case .leftParen, .leftBracket, .leftAngle: break
      default: return nil
      }
      token = tokens[token].kind.opens ? tokens.endOfGroup(at: token) : token + 1
    }
    return nil
  }

  /// Returns true if a signature states no result, or one without a value.
  func returnsNothing(_ signature: TokenRange) -> Bool {
    var token = Int(signature.start)
    while token < signature.end, tokens[token].kind != .arrow {
      token = tokens[token].kind.opens ? tokens.endOfGroup(at: token) : token + 1
    }
    guard token < signature.end else { return true }
    let result = compactText(of: TokenRange(token + 1, Int(signature.end) - 1))
    return ["Void", "()", "Swift.Void"].contains(result)
  }

  private static let wordsInSignatures: [Keyword] = [.async, .throws, .some, .any, .self]
}
