import LintRules
import Serving

/// Turns findings into the diagnostics of the protocol.
struct DiagnosticConversion {
  let encoding: PositionEncoding
  /// The absolute path of a path from the root on, as the client names it.
  let absolute: (String) -> String

  /// - Parameter document: the text of the file, nil for one that is not open.
  func json(_ finding: Diagnostic, in document: TextDocument?) -> MessageValue {
    var members: [String: MessageValue] = [
      "range": range(of: finding, inOpen: document).json,
      "severity": .integer(Self.severity(finding.severity)), "code": .string(finding.rule),
      "source": "archlint", "message": .string(finding.message),
    ]
    let related = finding.related.compactMap { related -> MessageValue? in
      guard let region = related.location.region else { return nil }
      return [
        "location": [
          "uri": .string(FileURI.uri(of: absolute(related.location.path))),
          "range": range(of: region).json,
        ],
        "message": .string(related.message),
      ]
    }
    if !related.isEmpty { members["relatedInformation"] = .array(related) }
    return .object(members)
  }

  /// The range of a finding; the first line for one about the file as a whole.
  func range(of finding: Diagnostic, in document: TextDocument) -> Range<Position> {
    guard let region = finding.location.region, !region.bytes.isEmpty else {
      let end = document.line(0).utf8.count
      return document.range(of: 0..<end, encoding)
    }
    return document.range(of: region.bytes, encoding)
  }

  private func range(of finding: Diagnostic, inOpen document: TextDocument?) -> Range<Position> {
    if let document { return range(of: finding, in: document) }
    return finding.location.region.map { range(of: $0) } ?? Self.start
  }

  /// The range of a finding about a file that is not at hand.
  private static let start = Position(line: 0, character: 0)..<Position(line: 0, character: 0)

  /// The range of a region of a file that is not at hand.
  private func range(of region: Location.Region) -> Range<Position> {
    let start = position(of: region.start)
    let end = position(of: region.end)
    return start..<max(start, end)
  }

  private func position(of point: Location.Point) -> Position {
    let column = encoding == .utf8 ? point.column : point.utf16Column
    return Position(line: point.line - 1, character: column - 1)
  }

  func json(_ problem: ConfigurationProblem, in document: TextDocument) -> MessageValue {
    let line = max(0, problem.line - 1)
    let text = document.line(line)
    let start = Position(line: line, character: 0)
    let offset =
      document.offset(of: start, encoding) + min(max(0, problem.column - 1), text.utf8.count)
    let end = document.offset(of: Position(line: line, character: .max), encoding)
    return [
      "range": document.range(of: offset..<max(offset, end), encoding).json,
      "severity": .integer(Self.severity(.error)), "source": "archlint",
      "message": .string(problem.message),
    ]
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
