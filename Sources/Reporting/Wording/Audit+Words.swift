import Audits
import LintRules

/// The words in which audits for people put their numbers, the same everywhere.
extension Audit.Progress {
  /// `███████░░░`, one block for a tenth.
  var bar: String {
    let blocks = percent / 10
    return String(repeating: "█", count: blocks) + String(repeating: "░", count: 10 - blocks)
  }

  var words: String { words(done: "done") }

  /// - Parameter word: the word for items that are done.
  func words(done word: String) -> String {
    var parts = [items > 0 ? "\(done) of \(counted(items, "item")) \(word)" : "nothing to check"]
    if open > 0 { parts.append("\(open) open") }
    if manual > 0 { parts.append("\(manual) to check by hand") }
    if unchecked > 0 { parts.append("\(unchecked) not checked") }
    let words = parts.joined(separator: ", ")
    return notApplicable > 0 ? words + "; \(notApplicable) not applicable" : words
  }
}

extension Audit.State {
  /// The state in one or two words.
  var words: String {
    switch self {
    case .done: "done"
    case .open: "open"
    case .manual: "by hand"
    case .unchecked: "not checked"
    case .notApplicable: "not applicable"
    }
  }
}

extension Audit.Tally {
  /// `12 findings in 3 files (4 safe fixes, 2 unsafe fixes)`.
  var extent: String {
    let words = "\(counted(findings, "finding")) in \(counted(files, "file"))"
    var fixes: [String] = []
    if safelyFixable > 0 { fixes.append(counted(safelyFixable, "safe fix")) }
    if unsafelyFixable > 0 { fixes.append(counted(unsafelyFixable, "unsafe fix")) }
    return fixes.isEmpty ? words : words + " (\(fixes.joined(separator: ", ")))"
  }
}

extension Audit.Count {
  /// The id of an item without the name of its checklist.
  var itemID: String { name.itemID }
}

extension String {
  /// The id in the name of an item, `preset/id`.
  var itemID: String {
    String(self[(firstIndex(of: "/").map { index(after: $0) } ?? startIndex)...])
  }
}
