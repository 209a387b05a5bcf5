import LintRules
import Results

extension Report.Problem {
  /// How much the problem matters to a service that knows severities only: what was left unchecked
  /// fails the run.
  var severity: Severity { isHarmless ? .warning : .error }
}

extension Location {
  /// The path for a service that starts at the folder where the run started; the folder itself
  /// where the finding is about the project as a whole.
  func path(after prefix: PathPrefix) -> String {
    let path = prefix + path
    return path.isEmpty ? "." : path
  }
}
