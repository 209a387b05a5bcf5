import Audits
import Engine
import Reporting

/// `archlint merge`: merges the audits of many projects.
struct MergeCommand {
  static let command = Command(
    "merge", summary: "merge the audits of many projects into one",
    operands: [
      Operand(noun: "audit", placeholder: "AUDIT.json", count: .any, completion: .path)
    ]
  ) { (options: MergeOptions, operands: Operands) in
    try MergeCommand(options: options, operands: operands.rest).run()
  }

  let options: MergeOptions
  let operands: [String]

  private func run() throws -> Int32 {
    var paths = operands
    if let list = options.filesFrom { paths += try Input.paths(of: list) }
    guard !paths.isEmpty else {
      throw UsageError(
        message: "name the audits: archlint merge A.json B.json, or --files-from LIST; write one "
          + "with 'archlint audit --format json=FILE'")
    }
    let progress = Progress(isShown: Terminal.showsProgress)
    var merge = AuditMerge(by: options.grouping, opening: AuditSource.file)
    for (index, path) in paths.enumerated() {
      progress.report(index, of: paths.count)
      try merge.add(path)
    }
    let audit = try merge.finished()
    progress.finish()
    for output in options.reports.destinations {
      try output.write(isForReading: options.reports.isStandard && Output.isTerminal) { write in
        try output.format.render(audit, version: Version.current, to: write)
      }
    }
    let ending = Ending(audit.summary, failOn: options.failOn)
    ending.warn()
    return ending.status
  }
}
