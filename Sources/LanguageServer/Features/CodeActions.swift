import LintRules
import Serving

/// The code actions for a range of a document.
struct CodeActions {
  let uri: String
  let document: TextDocument
  /// The findings in the document, in order.
  let findings: [Diagnostic]
  let conversion: DiagnosticConversion

  /// The kind of the action that makes all safe fixes.
  static let fixAllKind = "source.fixAll.archlint"

  /// - Parameters:
  ///   - range: the selection.
  ///   - only: the kinds that the client asks for, nil for all.
  func actions(in range: Range<Position>, only: [String]?) -> [MessageValue] {
    var actions: [MessageValue] = []
    if isWanted("quickfix", only) {
      let touched = findings.filter { finding in
        let found = conversion.range(of: finding, in: document)
        return found.lowerBound <= range.upperBound && range.lowerBound <= found.upperBound
      }
      actions += touched.compactMap { fix($0) } + touched.compactMap { suppression($0) }
    }
    if isWanted(Self.fixAllKind, only), let all = fixAll() { actions.append(all) }
    return actions
  }

  /// Kinds are hierarchical: who asks for `source` wants `source.fixAll` too.
  private func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }

  private func fix(_ finding: Diagnostic) -> MessageValue? {
    guard let fix = finding.fix else { return nil }
    let caveat = fix.isSafe ? "" : " (unsafe\(fix.caveat.map { ": \($0)" } ?? ""))"
    return action(
      "Fix: \(finding.message)\(caveat)", kind: "quickfix", fix.edits, of: finding,
      isPreferred: fix.isSafe)
  }

  /// A comment above the line that suppresses the finding.
  private func suppression(_ finding: Diagnostic) -> MessageValue? {
    guard uri.hasSuffix(".swift"), !finding.isAboutChange, let region = finding.location.region,
      !region.bytes.isEmpty
    else { return nil }
    let position = document.position(of: region.bytes.lowerBound, conversion.encoding)
    let line = document.line(position.line)
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let offset = document.offset(
      of: Position(line: position.line, character: 0), conversion.encoding)
    let comment = "\(indent)// archlint:disable-next-line \(finding.rule) -- REASON\n"
    return action(
      "Suppress \(finding.rule) here, with a reason", kind: "quickfix",
      [Edit(range: offset..<offset, replacement: comment)], of: finding, isPreferred: false)
  }

  /// All safe fixes that do not overlap.
  private func fixAll() -> MessageValue? {
    var edits: [Edit] = []
    for finding in findings {
      guard let fix = finding.fix, fix.isSafe, let first = fix.edits.first,
        first.range.lowerBound >= edits.last?.range.upperBound ?? 0
      else { continue }
      edits += fix.edits
    }
    guard !edits.isEmpty else { return nil }
    return [
      "title": "Make all safe fixes of archlint", "kind": .string(Self.fixAllKind),
      "edit": workspaceEdit(edits),
    ]
  }

  private func action(
    _ title: String, kind: String, _ edits: [Edit], of finding: Diagnostic, isPreferred: Bool
  ) -> MessageValue {
    [
      "title": .string(title), "kind": .string(kind), "isPreferred": .bool(isPreferred),
      "diagnostics": [conversion.json(finding, in: document)], "edit": workspaceEdit(edits),
    ]
  }

  private func workspaceEdit(_ edits: [Edit]) -> MessageValue {
    let texts = edits.map { edit -> MessageValue in
      [
        "range": document.range(of: edit.range, conversion.encoding).json,
        "newText": .string(edit.replacement),
      ]
    }
    return ["changes": .object([uri: .array(texts)])]
  }
}
