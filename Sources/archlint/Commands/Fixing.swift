import Engine
import LintRules
import Reporting

/// `archlint lint --fix` and `--diff`: the changes that come before the report.
struct Fixing {
  /// The number of unmade fixes that are listed without `--verbose`.
  private static let listedCount = 10

  private let includesUnsafe: Bool
  /// True if the changes are printed but not made.
  let isDry: Bool
  private let isStandardInput: Bool
  private let isVerbose: Bool

  /// True if standard output carries a diff or the fixed text instead of the report.
  var replacesReport: Bool { isDry || isStandardInput }

  /// The fixes that the command line asks for, nil if it asks for none.
  init?(_ options: LintOptions) throws(UsageError) {
    isDry = options.fix.isDiff
    includesUnsafe = options.fix.includesUnsafe
    isStandardInput = options.readsStandardInput
    isVerbose = options.output.isVerbose
    guard isDry || options.fix.isOn else {
      if includesUnsafe { throw UsageError(message: "--unsafe needs --fix or --diff") }
      return nil
    }
    if options.change.isStaged {
      throw UsageError(
        message: "--\(isDry ? "diff" : "fix") and --staged cannot be combined: the index may "
          + "differ from the files that would change; fix the files, then stage them")
    }
    if options.output.listsSuppressions {
      throw UsageError(
        message: "--\(isDry ? "diff" : "fix") and --list-suppressions cannot be combined")
    }
    let reports = options.output.reports
    if replacesReport, !reports.isStandard, let format = reports.standardOutput?.rawValue {
      throw UsageError(
        message:
          "--\(isDry ? "diff" : "fix --stdin") prints \(isDry ? "a diff" : "the fixed text") "
          + "and no report; leave '--format \(format)' out, or write the report to a file with "
          + "'--format \(format)=FILE'")
    }
  }

  /// Fixes the findings of the linter and reports the result.
  func run(_ linter: Linter, pathPrefix: PathPrefix) async throws -> FixResult {
    let result = try await Fixer(linter, includesUnsafe: includesUnsafe).run()
    if isDry {
      // A tool that applies a patch refuses paths that lead out of the current folder.
      let isHere = result.files.allSatisfy { pathPrefix.holds($0.path) }
      for file in result.files {
        try Output.write(
          UnifiedDiff.render(
            path: isHere ? pathPrefix + file.path : file.path, old: file.original,
            new: file.fixed))
      }
      summarize(result, result.left, pathPrefix)
      if !isHere {
        Output.warn(
          "archlint: the diff changes files outside the current folder, so its paths start at "
            + "\(linter.root.visible); apply it there, or name the files to fix")
      }
      return result
    }
    if isStandardInput {
      let text = linter.options.overlay.values.first ?? []
      try Output.write(result.files.first?.fixed ?? text)
      summarize(result, result.left, pathPrefix)
      return result
    }
    let outcome = FixWriter.write(result, root: linter.root)
    let written = Set(outcome.written)
    var made = result
    made.files = result.files.filter { written.contains($0.path) }
    made.fixed = result.fixed.filter { written.contains($0.path) }
    made.hasFailed = outcome.hasFailed
    summarize(made, result.left + outcome.left, pathPrefix)
    return made
  }

  // MARK: - Messages

  private func summarize(_ result: FixResult, _ left: [FixResult.Left], _ pathPrefix: PathPrefix) {
    let unsafe = result.fixed.filter { !$0.isSafe }
    if !result.fixed.isEmpty {
      let findings = counted(result.fixed.reduce(0) { $0 + $1.findings }, "finding")
      let files = counted(result.files.count, "file")
      Output.warn("archlint: \(isDry ? "would fix" : "fixed") \(findings) in \(files)")
    }
    for (caveat, fixes) in Dictionary(grouping: unsafe, by: \.caveat).sorted(by: {
      ($0.key ?? "") < ($1.key ?? "")
    }) {
      let rules = Set(fixes.map(\.rule)).sorted().joined(separator: ", ")
      Output.warn(
        "archlint: \(counted(fixes.count, "unsafe fix")) of \(rules): "
          + (caveat ?? "the meaning may change"))
    }
    for path in result.protected.sorted() {
      Output.warn("archlint: left alone: \(pathPrefix + path) is protected")
    }
    let left = left.filter { isVerbose || !result.protected.contains($0.path) }
    let listed = isVerbose ? left[...] : left.prefix(Self.listedCount)
    for fix in listed {
      let line = fix.line > 0 ? ":\(fix.line)" : ""
      let rule = fix.rule.isEmpty ? "" : " [\(fix.rule)]"
      Output.warn("archlint: not fixed: \(pathPrefix + fix.path)\(line): \(fix.reason)\(rule)")
    }
    if left.count > listed.count {
      Output.warn(
        "archlint: \(left.count - listed.count) more not fixed; --verbose lists them")
    }
    if result.unsafeCount > 0 {
      Output.warn(
        "archlint: \(counted(result.unsafeCount, "finding")) can be fixed only with --unsafe, which "
          + "may make way for more; --diff --unsafe shows all")
    }
  }
}
