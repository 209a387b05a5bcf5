import LintRules
import Project
import YAML

extension Decoder {
  /// Reads one entry of `authorized`.
  mutating func authorization(_ node: YAMLNode) -> Authorization? {
    guard var reader = mapping(node, "each of 'authorized'"),
      let paths = reader.required("paths", &self),
      let reason = reader.required("reason", &self).flatMap({ prose($0, "'reason'") })
    else { return nil }
    let until = reader.value("until").flatMap { day($0, "'until'") }
    reader.finish(&self)
    return Authorization(paths: globs(paths, "'paths'"), reason: reason, until: until)
  }

  /// Reads a day in the form `2026-12-31`.
  mutating func day(_ node: YAMLNode, _ what: String) -> CalendarDay? {
    guard let text = string(node, what) else { return nil }
    if let day = CalendarDay(text) { return day }
    problem("\(what) has to be a day such as 2026-12-31, not '\(text)'", at: node)
    return nil
  }
}
