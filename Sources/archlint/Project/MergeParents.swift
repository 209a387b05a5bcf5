import Configuration
import Engine
import Project
import Results

/// The commits that a staged merge combines: what one of them finds is no finding of the merge.
struct MergeParents {
  let linter: Linter

  /// The findings of each commit in the files that the merge changes.
  func findings() async throws -> [Baseline] {
    guard let changes = linter.options.changes, let base = changes.base,
      !changes.otherParents.isEmpty, !changes.changes.isEmpty
    else { return [] }
    let repository = try GitRepository(root: linter.root)
    let paths = changes.changes.flatMap { [$0.path, $0.oldPath].compactMap(\.self) }
    var found: [Baseline] = []
    for parent in [base] + changes.otherParents {
      var parentLinter = linter
      parentLinter.options.changes = try .parent(parent, in: repository)
      parentLinter.options.baseline = nil
      parentLinter.options.reported = paths
      let report = try await parentLinter.run()
      let all = report.diagnostics + report.suppressed
      found.append(Baseline(accepting: all, rules: [], today: linter.options.today))
    }
    return found
  }
}
