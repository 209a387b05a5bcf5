import Audits
import Engine
import LintRules
import Project
import Reporting

/// The file in which a project's audits are kept, one line a day.
struct HistoryFile {
  private let path: String
  private(set) var history: AuditHistory

  /// The number of unreadable lines that are named one by one.
  private static let maximumNamed = 10

  /// - Parameters:
  ///   - folder: the folder of histories, which need not exist.
  ///   - project: the name of the project.
  init(in folder: String, of project: String) throws {
    if let kind = FileSystem.kind(of: folder), kind != .folder {
      throw UsageError(message: "--history takes a folder, and '\(folder)' is none")
    }
    path =
      (folder.hasSuffix("/") ? folder : folder + "/")
      + "\(project.isEmpty ? "project" : project).jsonl"
    if FileSystem.isThere(path) {
      try Input.checkFile(path)
      do {
        history = AuditHistory(try FileSystem.bytes(of: path))
      } catch {
        throw UsageError(message: "'\(path)' cannot be read: \(error.reason)")
      }
    } else {
      history = AuditHistory([])
    }
  }

  /// Warns about the lines that cannot be read.
  func warn() {
    for problem in history.problems.prefix(Self.maximumNamed) {
      Output.warn("\(path):\(problem.line): warning: this line \(problem.message)")
    }
    let count = history.problems.count
    guard count > 0 else { return }
    let remark =
      count == 1
      ? "it stays in the file and is not shown" : "they stay in the file and are not shown"
    Output.warn("archlint: \(counted(count, "line")) of the history cannot be read; \(remark)")
  }

  /// Writes the day in place of its earlier line.
  mutating func record(_ day: AuditDay) throws {
    history.record(day, line: HistoryLine.render(day))
    if let folder = path.parentPath { try FileSystem.makeFolder(String(folder)) }
    try FileSystem.write(history.text, to: path)
  }
}
