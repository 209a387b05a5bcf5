/// The JSON of an audit or a report, made for a test.
struct AuditText {
  let project: String
  var items: [String: String]
  var itemText: String
  var findings: [String]
  /// The text of the summary, and of the state where it is nil.
  var summary: String?
  private let isConsistent: Bool

  /// - Parameters:
  ///   - items: states of the items of the checklist `list` by their ids.
  ///   - isConsistent: whether items without findings may not be open.
  init(
    _ project: String, items: [String: String] = ["A": "open", "B": "open"],
    text: String = "Words.",
    findings: [String] = [], isConsistent: Bool = true
  ) {
    self.project = project
    self.items = items
    self.itemText = text
    self.findings = findings
    self.isConsistent = isConsistent
  }

  static func finding(
    _ rule: String, _ path: String, severity: String = "warning", items: [String] = [],
    owners: [String] = [], fix: String? = nil, project: String? = nil
  ) -> String {
    var text = "{" + (project.map { "\"project\": \"\($0)\", " } ?? "")
    text += #""rule": "\#(rule)", "severity": "\#(severity)", "path": "\#(path)""#
    if !items.isEmpty { text += ", \"items\": \(items)" }
    if !owners.isEmpty { text += ", \"owners\": \(owners)" }
    if let fix { text += ", \"fix\": \"\(fix)\"" }
    return text + "}"
  }

  private func count(_ words: String) -> Int { findings.count { $0.contains(words) } }

  /// The summary of what there is.
  var counted: String {
    """
    {"files": 7, "lines": 70, "errors": \(count("\"error\"")), "warnings": \(count("\"warning\"")), \
    "infos": \(count("\"info\"")), "suppressed": 1, "ambiguous": 0, "fixable": \(count("\"safe\"")), \
    "unsafelyFixable": \(count("\"unsafe\"")), "seconds": 0.5}
    """
  }

  var text: String {
    let itemLines = items.keys.sorted().map { id in
      // The numbers of items stay what they were when the test takes findings away.
      let count = summary == nil ? count("\"list/\(id)\"") : id == "A" ? 2 : 0
      return #"{"id": "\#(id)", "name": "list/\#(id)", "text": "\#(itemText)", "verdict": "auto", "#
        + #""state": "\#(items[id] ?? "")", "rules": ["no-f"], "unchecked": [], "lookAt": "", "#
        + #""findings": \#(count)}"#
    }
    let name = project.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return """
      {
        "schema": "archlint-audit/1", "version": "1.2.3", "project": "\(name)", "date": "2026-01-01",
        "presets": ["preset"], "paths": [], "summary": \(summary ?? counted),
        "checklists": [{"name": "list", "title": "List", "sections": [{"title": "Section", "items": [
          \(itemLines.joined(separator: ",\n    "))]}]}],
        "rules": [{"id": "no-f", "title": "F", "severity": "warning", "checked": true}],
        "units": [],
        "findings": [
          \(findings.joined(separator: ",\n    "))
        ],
        "problems": []
      }

      """
  }

  /// A report of `archlint lint` with a finding for each fix, in a file of its own.
  ///
  /// - Parameter fixes: whether the fix is safe, nil for none.
  static func report(_ root: String, fixes: [Bool?]) -> String {
    let findings = fixes.enumerated().map { index, isSafe in
      let fix = isSafe.map { ", \"fix\": {\"safe\": \($0), \"edits\": [{\"offset\": 1}]}" } ?? ""
      return #"{"rule": "no-f", "severity": "warning", "path": "\#(index).swift", "message": "m", "#
        + "\"related\": []\(fix)}"
    }
    let safe = fixes.count { $0 == true }
    let unsafe = fixes.count { $0 == false }
    return """
      {"schema": "archlint/1", "version": "1.2.3", "root": "\(root)", "presets": [],
       "summary": {"files": 3, "lines": 30, "errors": 0, "warnings": \(fixes.count), "infos": 0,
         "suppressed": 0, "ambiguous": 0, "fixable": \(safe), "unsafelyFixable": \(unsafe)},
       "diagnostics": [\(findings.joined(separator: ",\n"))], "problems": []}
      """
  }
}
