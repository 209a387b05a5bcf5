import Audits
import LintRules
import Results

/// Audits of many projects as JSON with the schema `archlint-audits/1`.
///
/// Members mean what they mean in the JSON of one audit. Findings, units and problems say their
/// `project`; they are written while they are read, so that a document may be larger than memory.
package enum MergedAuditJSON {
  /// How many bytes are gathered before they are written.
  private static let chunk = 1 << 20

  /// - Parameter write: takes the document piece by piece.
  package static func render(
    _ audit: MergedAudit, version: String, to write: ([UInt8]) throws -> Void
  ) throws {
    var json = JSONWriter()
    try json.object(.lines) { json in
      json.member("schema", AuditForm.merged.rawValue)
      json.member("merged", audit.form.rawValue)
      json.member("version", version)
      json.member("date", audit.days?.upperBound ?? "")
      json.key("presets")
      json.strings(audit.presets)
      json.member("by", audit.grouping.rawValue)
      json.key("summary")
      json.object { json in
        json.member("projects", audit.projects.count)
        AuditJSON.render(audit.summary, audit.tally, to: &json)
      }
      json.key("progress")
      AuditJSON.render(audit.progress, to: &json)
      json.key("progressOfProjects")
      AuditJSON.render(audit.progressOfProjects, to: &json)
      json.key("projects")
      json.array(.lines) { json in
        for project in audit.projects { render(project, to: &json) }
      }
      json.key("checklists")
      json.array(.lines) { json in
        for list in audit.checklists { render(list, of: audit, to: &json) }
      }
      json.key("rules")
      json.array(.lines) { json in
        for rule in audit.rules { render(rule, to: &json) }
      }
      for kind in MergedAudit.Record.allCases {
        try renderRecords(kind, of: audit, to: &json, write)
      }
    }
    json.finish()
    try write(json.drain())
  }

  private static func renderRecords(
    _ kind: MergedAudit.Record, of audit: MergedAudit, to json: inout JSONWriter,
    _ write: ([UInt8]) throws -> Void
  ) throws {
    json.key(kind.key)
    try json.array(.lines) { json in
      try audit.forEachRecord(kind) { project, members in
        json.object { json in
          json.member("project", audit.projects[project].name)
          json.members(members)
        }
        if json.bytes.count > chunk { try write(json.drain()) }
      }
    }
  }

  // MARK: - Numbers

  private static func render(_ project: MergedAudit.Project, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", project.name)
      json.member("project", project.ownName)
      json.member("file", project.file)
      json.member("version", project.version)
      json.member("date", project.day)
      json.key("presets")
      json.strings(project.presets)
      json.key("paths")
      json.strings(project.paths)
      json.key("summary")
      json.object { json in AuditJSON.render(project.summary, project.tally, to: &json) }
      json.key("progress")
      AuditJSON.render(project.progress, to: &json)
      json.member("units", project.units)
      json.member("problems", project.problems)
    }
  }

  // MARK: - Checklists and rules

  private static func render(
    _ list: MergedAudit.List, of audit: MergedAudit, to json: inout JSONWriter
  ) {
    json.object(.lines) { json in
      json.member("name", list.name)
      json.member("title", list.title)
      json.key("progress")
      AuditJSON.render(list.progress, to: &json)
      json.key("sections")
      json.array(.lines) { json in
        for section in list.sections {
          json.object(.lines) { json in
            json.member("title", section.title)
            if section.isAdded { json.member("added", true) }
            json.key("progress")
            AuditJSON.render(section.progress, to: &json)
            json.key("items")
            json.array(.lines) { json in
              for item in section.items { render(item, of: audit, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func render(
    _ item: MergedAudit.Item, of audit: MergedAudit, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("id", item.id)
      json.member("name", item.name)
      json.member("text", item.text)
      json.member("verdict", item.verdict)
      json.member("state", item.state.rawValue)
      json.key("rules")
      json.strings(item.rules)
      json.key("unchecked")
      json.strings(item.unchecked)
      json.member("lookAt", item.lookAt)
      AuditJSON.render(item.tally, to: &json)
      json.key("projects")
      json.object { json in
        for state in Audit.State.allCases {
          json.key(state.rawValue)
          json.strings((item.projects[state] ?? []).lazy.map { audit.projects[$0].name })
        }
      }
      render(item.groups, to: &json)
    }
  }

  private static func render(_ groups: [MergedAudit.Group], to json: inout JSONWriter) {
    json.key("groups")
    json.array { json in
      for group in groups {
        json.object { json in
          json.member("name", group.name)
          json.member("findings", group.findings)
          json.member("files", group.files)
        }
      }
    }
  }

  private static func render(_ rule: MergedAudit.Rule, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("title", rule.title)
      json.member("severity", rule.severity.rawValue)
      json.member("why", rule.why)
      json.member("instead", rule.instead)
      json.member("checked", rule.isChecked)
      AuditJSON.render(rule.tally, to: &json)
      json.member("projects", rule.projects)
    }
  }
}

extension MergedAudit.Record {
  /// The list that they are in.
  var key: String {
    switch self {
    case .units: "units"
    case .findings: "findings"
    case .problems: "problems"
    }
  }
}
