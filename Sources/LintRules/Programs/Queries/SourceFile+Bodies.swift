import Project
import SwiftSource

/// Answers about the parameters and the code of a declaration.
extension SourceFile {
  /// Returns true if callers write one of the words before an argument of the declaration.
  func hasLabel(_ declaration: Declaration, in labels: NameList) -> Bool {
    outline.parameters[declaration.parameters].contains {
      $0.label >= 0 && labels.matches(identifier(Int($0.label)))
    }
  }

  /// Returns true if the code of the declaration only returns a constant, or is empty.
  func isTrivial(_ declaration: Declaration) -> Bool {
    guard declaration.body >= 0 else { return false }
    var code = Int(declaration.body) + 1..<tokens[Int(declaration.body)].partner
    if code.isEmpty { return true }
    if tokens[code.lowerBound].is(.return) { code = code.lowerBound + 1..<code.upperBound }
    guard code.count == 1, let only = code.first else { return code.isEmpty }
    switch tokens[only].kind {
    case .integer, .float, .string: return true
    default: return tokens[only].is(.true) || tokens[only].is(.false) || tokens[only].is(.nil)
    }
  }

  /// The bracket that opens nearest before the token and closes after it, nil outside brackets.
  func bracket(around token: Int) -> Int? {
    var position = token - 1
    while position >= 0 {
      let kind = tokens[position].kind
      if kind.opens, tokens.endOfGroup(at: position) > token { return position }
      // An unmatched bracket is its own partner.
      position =
        kind.closes && tokens[position].partner < position
        ? tokens[position].partner - 1 : position - 1
    }
    return nil
  }
}
