import LintRules

extension TraceFormat {
  package static let json = TraceFormat("json", "all requirements and their places, for scripts") {
    TraceJSON.render($0, $1)
  }
}

/// The matrix of requirements as JSON with the schema `archlint-trace/1`, one requirement a line.
enum TraceJSON {
  static func render(_ matrix: RequirementMatrix, _ options: TraceOptions) -> [UInt8] {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("schema", "archlint-trace/1")
      json.member("version", options.version)
      json.member("project", options.project)
      renderMembers(of: matrix, to: &json)
    }
    json.finish()
    return json.bytes
  }

  /// The members of a matrix, which audits have too.
  static func renderMembers(of matrix: RequirementMatrix, to json: inout JSONWriter) {
    json.key("summary")
    json.object { json in
      json.member("requirements", matrix.rows.count)
      for status in RequirementMatrix.Status.allCases {
        json.member(status.rawValue, matrix.count(status))
      }
      if let percent = matrix.percent { json.member("percent", percent) }
    }
    json.key("requirements")
    json.array(.lines) { json in
      for row in matrix.rows { render(row, to: &json) }
    }
  }

  private static func render(_ row: RequirementMatrix.Row, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", row.id)
      json.member("title", row.title)
      json.member("status", row.status.rawValue)
      if let isTicked = row.isTicked { json.member("ticked", isTicked) }
      render("definitions", row.definitions, to: &json)
      render("tests", row.tests, to: &json)
      render("code", row.code, to: &json)
    }
  }

  private static func render(
    _ key: String, _ spots: [RequirementMatrix.Spot], to json: inout JSONWriter
  ) {
    json.key(key)
    json.array { json in
      for spot in spots {
        json.object { json in
          json.member("path", spot.path)
          json.member("line", spot.mention.line)
          if !spot.mention.owner.isEmpty { json.member("name", spot.mention.owner) }
        }
      }
    }
  }
}
