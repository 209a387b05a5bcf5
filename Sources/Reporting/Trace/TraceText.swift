import LintRules

extension TraceFormat {
  package static let text = TraceFormat("text", "lines to read") { matrix, options in
    TraceText.render(matrix, pathPrefix: options.pathPrefix)
  }
}

/// The matrix of requirements as text: for each requirement a line, and below it the places that
/// name it.
enum TraceText {
  static func render(_ matrix: RequirementMatrix, pathPrefix: PathPrefix) -> [UInt8] {
    var text = matrix.summaryWords + "\n"
    let width = RequirementMatrix.Status.allCases.map(\.rawValue.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 2)
    for row in matrix.rows {
      let status = row.status.rawValue
      text += "\n" + status + String(repeating: " ", count: width + 2 - status.count)
      text += row.id.onOneLine.visible
      text += row.title.isEmpty ? "\n" : "  \(row.title.onOneLine.visible)\n"
      for (word, spots) in row.spots {
        for spot in spots {
          let place = "\((pathPrefix + spot.path).onOneLine.visible):\(spot.mention.line)"
          let owner = spot.mention.owner.onOneLine.visible
          text += "\(indent)\(word) \(owner.isEmpty ? place : "\(owner)  \(place)")\n"
        }
      }
    }
    return Array(text.utf8)
  }
}

extension RequirementMatrix {
  /// The numbers in one line.
  var summaryWords: String {
    guard !rows.isEmpty else { return "no requirements" }
    var parts = ["no requirement needs a test"]
    if let percent {
      let noun = wanted == 1 ? "requirement has" : "requirements have"
      parts = ["\(count(.tested)) of \(wanted) \(noun) a test (\(percent) %)"]
    }
    for status in [Status.unknown, .retired] where count(status) > 0 {
      parts.append("\(count(status)) \(status.rawValue)")
    }
    return parts.joined(separator: ", ")
  }
}

extension RequirementMatrix.Row {
  /// The places that name the requirement, by the part that they play.
  var spots: [(word: String, spots: [RequirementMatrix.Spot])] {
    [("defined in", definitions), ("test", tests), ("code", code), ("checklist", boxes)]
      .filter { !$0.1.isEmpty }
  }
}
