import Results
import SwiftSource

extension Report.Problem {
  /// The problem that a file is not Swift.
  init(_ problem: SyntaxProblem, in file: SourceFile) {
    let position = LineTable(file.buffer).position(of: problem.offset)
    let remedy =
      problem.kind == .conflictMarker
      ? "resolve the conflict" : "mend it, or leave the file out with a glob under 'exclude'"
    self.init(
      path: file.path,
      message: "is no Swift that compiles: \(problem.kind.words) at "
        + "\(position.line):\(position.column), so findings may be missing or wrong; \(remedy)")
  }
}

extension SyntaxProblem.Kind {
  /// The problem as a clause.
  var words: String {
    switch self {
    case .conflictMarker: "there is a conflict marker"
    case .unterminatedString: "a string does not end"
    case .unterminatedComment: "a comment does not end"
    case .unterminatedRegex: "a regular expression does not end"
    case .unopenedBracket: "a bracket closes that nothing opened"
    case .unclosedBracket: "a bracket opens that nothing closes"
    case .strayCharacter: "there is a quotation mark of prose"
    case .unpairedCondition: "'#if' and '#endif' do not match"
    case .words: "there are words that follow each other as in prose"
    case .incomplete: "a declaration is not complete"
    }
  }
}
