import Engine
import Reporting

/// `archlint lint --fix` and `--diff`: what comes before the report.
struct Fixing {
  /// How many fixes that were not made are listed without `--verbose`.
  private static let listedCount = 10

  private let includesUnsafe: Bool
  /// Whether the changes are printed and not made.
  let isDry: Bool
  private let isStandardInput: Bool
  private let isVerbose: Bool

  /// Whether standard output is taken by a diff or by the fixed text.
  var replacesReport: Bool { isDry || isStandardInput }

  /// What the command line asks for, nil where it asks for no fixes.
  init?(_ arguments: Arguments) throws(UsageError) {
    isDry = arguments.has("diff")
    includesUnsafe = arguments.has("unsafe")
    isStandardInput = arguments.has("stdin")
    isVerbose = arguments.has("verbose")
    guard isDry || arguments.has("fix") else {
      if includesUnsafe { throw UsageError(message: "--unsafe goes with --fix or --diff") }
      return nil
    }
    if arguments.has("staged") {
      throw UsageError(
        message: "--\(isDry ? "diff" : "fix") and --staged exclude each other: what is staged may "
          + "differ from the files that would change; fix the files, then stage them")
    }
    if arguments.has("list-suppressions") {
      throw UsageError(message: "--fix and --list-suppressions exclude each other")
    }
  }

  /// Fixes what the linter finds and says what became of it.
  func run(_ linter: Linter, pathPrefix: String) async throws -> FixResult {
    let result = try await Fixer(linter, includesUnsafe: includesUnsafe).run()
    if isDry {
      for file in result.files {
        // A path that leads out of the current folder is none that a patch may name.
        let isBelow = !pathPrefix.hasPrefix("/") && !pathPrefix.hasPrefix("../")
        try Output.write(
          UnifiedDiff.render(
            path: (isBelow ? pathPrefix : "") + file.path, old: file.original, new: file.fixed))
      }
      tell(result, result.left, pathPrefix)
      return result
    }
    if isStandardInput {
      let text = linter.options.overlay.values.first ?? []
      try Output.write(result.files.first?.fixed ?? text)
      tell(result, result.left, pathPrefix)
      return result
    }
    let outcome = FixWriter.write(result, root: linter.root)
    let written = Set(outcome.written)
    var made = result
    made.files = result.files.filter { written.contains($0.path) }
    made.fixed = result.fixed.filter { written.contains($0.path) }
    made.hasFailed = outcome.hasFailed
    tell(made, result.left + outcome.left, pathPrefix)
    return made
  }

  // MARK: - Messages

  private func tell(_ result: FixResult, _ left: [FixResult.Left], _ pathPrefix: String) {
    let unsafe = result.fixed.filter { !$0.isSafe }
    if !result.fixed.isEmpty {
      let findings = Archlint.count(result.fixed.reduce(0) { $0 + $1.findings }, "finding")
      let files = Archlint.count(result.files.count, "file")
      Output.complain("archlint: \(isDry ? "would fix" : "fixed") \(findings) in \(files)")
    }
    for (caveat, fixes) in Dictionary(grouping: unsafe, by: \.caveat).sorted(by: {
      ($0.key ?? "") < ($1.key ?? "")
    }) {
      let rules = Set(fixes.map(\.rule)).sorted().joined(separator: ", ")
      Output.complain(
        "archlint: \(Archlint.count(fixes.count, "unsafe fix", plural: "unsafe fixes")) of \(rules): "
          + (caveat ?? "the meaning may change"))
    }
    let listed = isVerbose ? left[...] : left.prefix(Self.listedCount)
    for fix in listed {
      let line = fix.line > 0 ? ":\(fix.line)" : ""
      let rule = fix.rule.isEmpty ? "" : " [\(fix.rule)]"
      Output.complain("archlint: not fixed: \(pathPrefix)\(fix.path)\(line): \(fix.reason)\(rule)")
    }
    if left.count > listed.count {
      Output.complain(
        "archlint: \(left.count - listed.count) more were not fixed; --verbose lists them")
    }
    if result.unsafeCount > 0 {
      Output.complain(
        "archlint: \(Archlint.count(result.unsafeCount, "finding")) only --unsafe would fix")
    }
  }
}
