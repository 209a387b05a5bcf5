import Audits
import Project

/// A day of a history as one line of JSON.
package enum HistoryLine {
  /// The line, without a line break.
  package static func render(_ day: AuditDay) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", AuditHistory.schema)
      renderMembers(of: day, to: &json)
    }
    return json.bytes
  }

  /// The members that an audit's JSON has of each day too.
  static func renderMembers(of day: AuditDay, to json: inout JSONWriter) {
    json.member("date", day.day.description)
    json.member("version", day.version)
    json.key("presets")
    json.strings(day.presets)
    json.member("rules", day.rules)
    json.member("files", day.files)
    json.member("lines", day.lines)
    json.member("errors", day.errors)
    json.member("warnings", day.warnings)
    json.member("infos", day.infos)
    json.member("items", day.items)
    json.member("done", day.done)
  }
}
