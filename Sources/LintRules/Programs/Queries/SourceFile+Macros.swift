import Project
import SwiftSource

extension SourceFile {
  /// Returns true if code passes a variable to a macro that may write an assignment to it.
  ///
  /// - Parameters:
  ///   - name: the token with the name of the variable.
  ///   - ranges: the code that can see it.
  func isPassedToMacro(_ name: Int, in ranges: [TokenRange], _ facts: inout QueryFacts) -> Bool {
    ranges.contains { range in
      facts.places.hasToken(with: tokens[name].hash, in: range, of: self) { token in
        token != name && isInMacro(token, of: range)
      }
    }
  }

  /// Returns true if the token is among the arguments of a freestanding macro in `range`.
  func isInMacro(_ token: Int, of range: TokenRange) -> Bool {
    var inner = token
    while let open = bracket(around: inner, within: Self.longestArguments), range.contains(open) {
      if open > 1, tokens[open - 2].kind == .pound, tokens[open - 1].kind.isWord {
        return !Self.knownMacros.contains(text(of: open - 1))
      }
      guard tokens[open].kind != .leftBrace else { return false }
      inner = open
    }
    return false
  }

  /// How many tokens are passed on the way back to a bracket.
  private static let longestArguments = 1_000

  /// Macros and literals of the system that assign nothing.
  private static let knownMacros: Set<String> = [
    "Predicate", "Expression", "Preview", "Playground", "bundle", "colorLiteral", "error", "expect",
    "externalMacro", "fileLiteral", "imageLiteral", "keyPath", "localized", "require", "selector",
    "unavailable", "available", "warning",
  ]
}
