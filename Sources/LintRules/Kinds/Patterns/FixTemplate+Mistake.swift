import SwiftSource

extension FixTemplate {
  /// The reason why the template is no Swift, whatever fills its holes; nil if it may be some.
  ///
  /// A template may be a part of a statement, and a hole may stand for a modifier: so a value may be missing at
  /// its end, and holes are no words.
  package var mistake: String? {
    var file = SourceFile()
    file.buffer.fill(with: text(filledWith: "`hole`").utf8)
    file.analyse(words: .keywords)
    if let problem = file.source.problems.first { return problem.kind.explanation }
    switch file.syntaxProblem?.kind {
    case .words: return Self.wordsInARow
    case .unpairedCondition: return "an '#if' is not closed, or was not opened"
    default: break
    }
    // Only parameters have two names.
    let hasParameters = file.tokens.contains { token in
      token.is(.func) || token.is(.`init`) || token.is(.subscript) || token.is(.macro)
    }
    return !hasParameters && file.hasTwoWordsInARow ? Self.wordsInARow : nil
  }

  private static let wordsInARow = "words follow each other without anything between them"
}

extension SourceFile {
  fileprivate var hasTwoWordsInARow: Bool {
    zip(tokens.indices, tokens.indices.dropFirst()).contains { first, second in
      isPlainWord(first) && isPlainWord(second) && !tokens[second].startsLine
    }
  }
}
