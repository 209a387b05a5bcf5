import Engine
import Results

/// The lowest severity that makes a run fail.
enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, info, never

  /// `--fail-on`, which several commands take, each with its own default.
  static func option<Options>(_ field: Option<Options>.Field<FailLevel>) -> Option<Options> {
    Option(
      "fail-on", "LEVEL", choice: field,
      short: "exit with status 1 on findings of this severity or above",
      long: "Exit with status 1 when there are findings of this severity or above.")
  }

  /// The number of findings that make the run fail.
  func failures(in summary: Report.Summary) -> Int {
    switch self {
    case .error: summary.errors
    case .warning: summary.errors + summary.warnings
    case .info: summary.errors + summary.warnings + summary.infos
    case .never: 0
    }
  }
}
