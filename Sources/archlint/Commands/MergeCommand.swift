import Audits
import Engine
import Reporting

/// `archlint merge`: puts the audits of many projects together.
struct MergeCommand {
  private let arguments: Arguments
  private let failOn: FailLevel
  private let grouping: MergedAudit.Grouping
  private let outputs: [Destination<AuditFormat>]

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    failOn = try arguments.choice("fail-on", or: .never)
    grouping = try arguments.choice("by", or: .project)
    outputs = try Destination.all(arguments, or: .markdown)
  }

  func run() throws -> Int32 {
    var paths = arguments.operands
    if let list = arguments.last("files-from") { paths += try Input.paths(of: list) }
    guard !paths.isEmpty else {
      throw UsageError(
        message: "name the audits: archlint merge A.json B.json, or --files-from LIST; write one "
          + "with 'archlint audit --format json=FILE'")
    }
    let progress = Progress(isShown: Output.isErrorTerminal)
    var merge = AuditMerge(by: grouping, opening: AuditSource.file)
    for (index, path) in paths.enumerated() {
      progress.report(index, of: paths.count)
      try merge.add(path)
    }
    let audit = try merge.finished()
    progress.finish()
    for output in outputs {
      try output.write { write in
        try output.format.render(audit, version: Archlint.version, to: write)
      }
    }
    return failOn.fails(audit.summary) ? 1 : 0
  }
}
