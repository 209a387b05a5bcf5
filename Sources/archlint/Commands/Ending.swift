import Engine
import LintRules
import Reporting
import Results

/// The end of a run: its exit status, and for every status but 0 the cause.
struct Ending {
  let status: Int32
  /// nil for status 0.
  let cause: String?

  /// The end of a run without a reason to fail.
  static let success = Ending(status: 0, cause: nil)

  private init(status: Int32, cause: String?) {
    self.status = status
    self.cause = cause
  }

  /// The end of a run with these problems with files.
  init(_ problems: [Report.Problem]) {
    let severe = problems.count { !$0.isHarmless }
    self =
      severe == 0
      ? .success
      : Ending(
        status: 2, cause: "\(counted(severe, "problem")): not everything could be checked")
  }

  /// The end of a run with these findings.
  init(_ summary: Report.Summary, failOn level: FailLevel) {
    let failures = level.failures(in: summary)
    let cause =
      level == .error
      ? counted(failures, "error")
      : "\(counted(failures, "finding")) of severity \(level.rawValue) or above"
    self =
      failures == 0
      ? .success
      : Ending(status: 1, cause: "\(cause) (--fail-on \(level.rawValue))")
  }

  /// The end of a run with this report.
  init(_ report: Report, failOn level: FailLevel) {
    self = Ending(report.problems).or(Ending(report.summary, failOn: level))
  }

  /// The end of a run with this report, if accepted findings and warnings count too.
  init(_ report: Report, _ options: ResultOptions) {
    var ending = Ending(report, failOn: options.failOn)
    let warnings = report.summary.warnings
    if let maximum = options.maximumWarnings, warnings > maximum {
      ending = ending.or(
        Ending(
          status: 1, cause: "\(counted(warnings, "warning")), more than --max-warnings \(maximum)"))
    }
    if options.stale == .error, let fixed = report.delta?.fixed, fixed > 0 {
      ending = ending.or(
        Ending(
          status: 1,
          cause: "\(Self.fixedWords(fixed)) (--stale error); 'archlint baseline shrink' removes "
            + (fixed == 1 ? "it" : "them")))
    }
    self = ending
  }

  /// `2 findings of the baseline no longer occur`.
  static func fixedWords(_ count: Int) -> String {
    "\(counted(count, "finding")) of the baseline no longer occur\(count == 1 ? "s" : "")"
  }

  /// The end of a run that could not make all fixes.
  static let unfixed = Ending(status: 2, cause: "not every fix could be written")

  /// The end of a run that fails because of its output.
  static func failure(_ cause: String) -> Ending { Ending(status: 1, cause: cause) }

  /// This end if the run has failed, else the other one.
  func or(_ other: Ending) -> Ending { status == 0 ? other : self }

  /// Prints the cause as the last line of the run.
  func warn() {
    if let cause { Output.warn("archlint: exit status \(status): \(cause)") }
  }
}
