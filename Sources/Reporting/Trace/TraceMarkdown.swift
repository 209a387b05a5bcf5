import LintRules

extension TraceFormat {
  package static let markdown = TraceFormat("markdown", "a page with a table") { matrix, options in
    let page = "# Requirements of \(options.project.markdown)\n\n"
    return Array((page + TraceMarkdown.table(matrix, pathPrefix: options.pathPrefix)).utf8)
  }
}

/// The matrix of requirements as a table of Markdown, for a page of its own and for audits.
enum TraceMarkdown {
  /// How many places a cell names.
  private static let maximumSpots = 4

  static func table(_ matrix: RequirementMatrix, pathPrefix: PathPrefix) -> String {
    var text = matrix.summaryWords + "\n"
    guard !matrix.rows.isEmpty else { return text }
    text += "\n| requirement | status | defined in | tests | code | checklist |\n"
    text += "|---|---|---|---|---|---|\n"
    for row in matrix.rows {
      let title = row.title.isEmpty ? "" : " \(row.title.cut(to: 200).markdown)"
      let box = row.isTicked.map { $0 ? "ticked" : "open" } ?? ""
      text += "| **\(row.id.markdown)**\(title) | \(row.status.rawValue) "
      text += "| \(cell(row.definitions, pathPrefix)) | \(cell(row.tests, pathPrefix)) "
      text += "| \(cell(row.code, pathPrefix)) | \(box) |\n"
    }
    return text
  }

  private static func cell(_ spots: [RequirementMatrix.Spot], _ pathPrefix: PathPrefix) -> String {
    var parts = spots.prefix(maximumSpots).map { spot in
      let place = "\((pathPrefix + spot.path).markdownCode):\(spot.mention.line)"
      return spot.mention.owner.isEmpty ? place : "\(spot.mention.owner.markdownCode) \(place)"
    }
    if spots.count > maximumSpots { parts.append("and \(spots.count - maximumSpots) more") }
    return parts.joined(separator: "<br>")
  }
}
