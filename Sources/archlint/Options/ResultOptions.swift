/// Options about the exit status and accepted findings.
struct ResultOptions: Sendable {
  /// The effect of baseline entries whose findings are gone.
  enum StaleEntries: String, CaseIterable, Sendable {
    case error, warn, ignore
  }

  var failOn = FailLevel.error
  var maximumWarnings: Int?
  var baseline = BaselineOptions()
  var ignoresBaseline = false
  var stale = StaleEntries.warn

  static let all: [Option<Self>] = [
    FailLevel.option(\.failOn),
    Option(
      "max-warnings", "N", number: \.maximumWarnings, in: 0...Int.max,
      short: "exit with status 1 when there are more than N warnings",
      long: "Exit with status 1 when there are more than N warnings.",
      accepts: ["0", "100"], refuses: ["-1", "many", ""]),
    BaselineOptions.file.within(\.baseline),
    Option(
      "no-baseline", sets: \.ignoresBaseline, short: "report the findings of the baseline too",
      long: "Report the findings that the baseline accepts, too."),
    Option(
      "stale", "ACTION", choice: \.stale,
      short: "the action when findings of the baseline no longer occur",
      long: "The action when findings of the baseline no longer occur: print a warning, exit with "
        + "status 1, or nothing. 'archlint baseline shrink' removes them from the file."),
  ]
}

/// The file of accepted findings.
struct BaselineOptions: Sendable {
  var path: String?

  static let file = Option<Self>(
    "baseline", "FILE", text: \.path, completion: .path,
    short: "the file of accepted findings [default: .archlint-baseline.json]",
    long: "The file of accepted findings. Without the option, it is .archlint-baseline.json beside "
      + "the configuration, where there is one.",
    accepts: ["accepted.json"])
}
