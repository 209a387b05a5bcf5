import LintRules
import Matching
import Project
import YAML

/// The kinds of rules about settings and about text that is no Swift.
extension Decoder {
  mutating func settings(_ node: YAMLNode) -> SettingsCheck? {
    guard var reader = mapping(node, "'settings'"), let files = reader.required("files", &self),
      let query = settingQuery(&reader)
    else { return nil }
    var check = SettingsCheck(formats: Set(choices(files, "'files'")), query: query)
    check.owners = Set(reader.value("of").map { choices($0, "'of'") } ?? [])
    check.exceptions = reader.value("except").flatMap { names($0, "'except'") }
    check.isMissing = reader.value("missing").flatMap { bool($0, "'missing'") } ?? false
    check.with = reader.value("with").map { items($0).compactMap { settingQuery($0) } } ?? []
    check.anyWith =
      reader.value("any-with").map { items($0).compactMap { settingQuery($0) } } ?? []
    check.without = reader.value("without").map { items($0).compactMap { settingQuery($0) } } ?? []
    check.imports = reader.value("imports").flatMap { names($0, "'imports'") }
    check.scope = reader.value("in").map { scope($0, "'in'") }
    check.severity = reader.value("severity").flatMap { choice($0, "'severity'") }
    check.message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    check.fix = reader.value("change").flatMap { settingsFix($0) }
    reader.finish(&self)
    if check.scope?.asksForPosition == true {
      problem("'in' of 'settings' can only ask for files", at: node)
    }
    return check
  }

  /// Reads a description of settings.
  mutating func settingQuery(_ node: YAMLNode) -> SettingQuery? {
    guard var reader = mapping(node, "a setting") else { return nil }
    let query = settingQuery(&reader)
    reader.finish(&self)
    return query
  }

  private mutating func settingQuery(_ reader: inout MappingReader) -> SettingQuery? {
    guard let names = reader.required("name", &self).flatMap({ self.names($0, "'name'") }) else {
      return nil
    }
    var query = SettingQuery(names: names)
    query.values = reader.value("value").flatMap { self.names($0, "'value'") }
    query.form = reader.value("form").flatMap { regularExpression($0, "'form'") }
    query.below = reader.value("below").flatMap { version($0, "'below'") }
    query.atLeast = reader.value("at-least").flatMap { version($0, "'at-least'") }
    return query
  }

  private mutating func version(_ node: YAMLNode, _ what: String) -> DottedVersion? {
    guard let text = string(node, what) else { return nil }
    if let version = DottedVersion(text) { return version }
    problem("\(what) has to be a version such as 26 or 6.2, not '\(text)'", at: node)
    return nil
  }

  /// Reads `change`: what a fix does.
  private mutating func settingsFix(_ node: YAMLNode) -> SettingsFix? {
    guard var reader = mapping(node, "'change'") else { return nil }
    var fix = SettingsFix()
    fix.value = reader.value("to").flatMap { string($0, "'to'") }
    fix.addition = reader.value("add").flatMap { string($0, "'add'") }
    fix.isDeletion = reader.value("delete").flatMap { bool($0, "'delete'") } ?? false
    for item in reader.value("with").map({ items($0) }) ?? [] {
      guard var companion = mapping(item, "each of 'with'"),
        let query = settingQuery(&companion),
        let value = companion.required("to", &self).flatMap({ string($0, "'to'") })
      else { continue }
      companion.finish(&self)
      fix.companions.append(SettingsFix.Replacement(query: query, value: value))
    }
    fix.unsafeWith =
      reader.value("unsafe-with").map { items($0).compactMap { settingQuery($0) } } ?? []
    fix.isSafe = reader.value("safe").flatMap { bool($0, "'safe'") } ?? true
    fix.caveat = reader.value("caveat").flatMap { prose($0, "'caveat'") }
    reader.finish(&self)
    if [fix.value != nil, fix.addition != nil, fix.isDeletion].count(where: \.self) != 1 {
      problem("'change' needs 'to', 'add' or 'delete', and one of them only", at: node)
      return nil
    }
    return fix
  }

  mutating func text(_ node: YAMLNode) -> TextCheck? {
    guard var reader = mapping(node, "'text'"), let files = reader.required("files", &self),
      let match = reader.required("match", &self)
    else { return nil }
    var check = TextCheck(files: globs(files, "'files'"))
    check.expressions = expressions(match, "'match'")
    if let node = reader.value("below"), let below = mapping(node, "'below'") {
      for entry in below.entries {
        guard let name = string(entry.key, "the name of a group"),
          let version = version(entry.value, "'\(name)'")
        else { continue }
        if !check.expressions.allSatisfy({ $0.captureNames[name] != nil }) {
          problem("an expression has no group '\(name)'", at: entry.key)
        }
        check.below[name] = version
      }
    }
    check.near = expressions(reader.value("near"), "'near'")
    check.notNear = expressions(reader.value("not-near"), "'not-near'")
    check.notInFile = expressions(reader.value("not-in-file"), "'not-in-file'")
    check.message = reader.value("message").flatMap { prose($0, "'message'") }.map {
      MessageTemplate($0)
    }
    reader.finish(&self)
    return check
  }
}
