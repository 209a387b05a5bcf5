import LintRules

/// A line of a file that the command line names as `FILE:LINE`.
struct FilePlace {
  let path: String
  let line: Int

  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let line = Int(parts[parts.count - 1]), line > 0 else {
      throw UsageError(
        message: "'\(text)' names no line; write FILE:LINE, such as App/View.swift:12")
    }
    path = parts.dropLast().joined(separator: ":")
    self.line = line
  }

  /// - Parameter lineCount: that of the file, nil if it is not known.
  /// - Throws: when the file has fewer lines.
  func check(lineCount: Int?) throws(UsageError) {
    guard let lineCount, line > max(1, lineCount) else { return }
    throw UsageError(
      message: "'\(path)' has \(counted(lineCount, "line")), and no line \(line)")
  }
}
