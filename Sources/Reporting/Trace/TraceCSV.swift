import LintRules

extension TraceFormat {
  package static let csv = TraceFormat("csv", "a table for spreadsheets") { matrix, _ in
    TraceCSV.render(matrix)
  }
}

/// The matrix of requirements as comma-separated values, one requirement a line.
enum TraceCSV {
  static func render(_ matrix: RequirementMatrix) -> [UInt8] {
    var text = "id,title,status,defined in,tests,code,checklist\n"
    for row in matrix.rows {
      let cells = [
        row.id, row.title, row.status.rawValue, places(row.definitions), places(row.tests),
        places(row.code), row.isTicked.map { $0 ? "ticked" : "open" } ?? "",
      ]
      text += CSV.line(cells)
    }
    return Array(text.utf8)
  }

  private static func places(_ spots: [RequirementMatrix.Spot]) -> String {
    spots.map { spot in
      let place = "\(spot.path):\(spot.mention.line)"
      return spot.mention.owner.isEmpty ? place : "\(spot.mention.owner) \(place)"
    }.joined(separator: "; ")
  }
}
