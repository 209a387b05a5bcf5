import Audits
import Engine

/// What audits for people say of numbers, each thing in the same words everywhere.
extension Audit.Progress {
  /// `███████░░░`, one block for a tenth.
  var bar: String {
    let blocks = percent / 10
    return String(repeating: "█", count: blocks) + String(repeating: "░", count: 10 - blocks)
  }

  var words: String { words(done: "done") }

  /// - Parameter word: what becomes of items that are done.
  func words(done word: String) -> String {
    var parts = ["\(done) of \(counted(items, "item")) \(word)"]
    if open > 0 { parts.append("\(open) open") }
    if manual > 0 { parts.append("\(manual) to look at by hand") }
    if unchecked > 0 { parts.append("\(unchecked) not checked") }
    return parts.joined(separator: ", ")
  }
}

extension Audit.Tally {
  /// `12 findings in 3 files; a fix removes 4 alone`.
  var extent: String {
    var words = "\(counted(findings, "finding")) in \(counted(files, "file"))"
    if safelyFixable > 0 {
      words +=
        safelyFixable == findings
        ? "; a fix does it alone" : "; a fix removes \(safelyFixable) alone"
    }
    if unsafelyFixable > 0 {
      words +=
        "; a fix that somebody looks at removes \(unsafelyFixable)"
        + (safelyFixable > 0 ? " more" : "")
    }
    return words
  }
}
