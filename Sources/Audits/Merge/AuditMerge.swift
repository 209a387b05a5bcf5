import LintRules

/// Merges the audits of many projects, one file after the other and in any order.
package struct AuditMerge {
  private let grouping: MergedAudit.Grouping
  private let open: AuditSource.Opening
  /// The form of the files, and the first of them.
  private var form: (form: AuditForm, path: String)?
  private var files: [[UInt64]: String] = [:]
  private var entries: [Entry] = []
  /// The entries by name and file of their projects.
  private var owners: [[String]: String] = [:]
  private var shapes: [[AuditFile.ListShape]: Int] = [:]
  fileprivate var rows: [RowKey: Int] = [:]
  private var items: [ItemRow] = []
  private var rules: [String: RuleRow] = [:]

  fileprivate struct Entry {
    var project: MergedAudit.Project
    let shape: Int
    let source: MergedAudit.Source
  }

  /// Items of different projects with equal keys are one item.
  fileprivate struct RowKey: Hashable {
    let list: String
    let section: String
    let id: String
    let text: String
    let verdict: String

    init(
      _ list: AuditFile.ListShape, _ section: AuditFile.SectionShape, _ item: AuditFile.ItemShape
    ) {
      self.list = list.name
      self.section = section.title
      id = item.id
      text = item.text
      verdict = item.verdict
    }
  }

  fileprivate struct ItemRow {
    var lookAt: String
    var unchecked: Set<String> = []
    var count = FindingCounter()
    /// Projects by state, as indices of entries.
    var projects: [Audit.State: [Int]] = [:]
    var cells = Cells()
  }

  fileprivate struct RuleRow {
    var facts: AuditFile.RuleFacts
    var count = FindingCounter()
    var others = FindingCounter()
    var projects = 0
    var cells = Cells()
  }

  /// Findings and files of a row by what they are grouped by.
  fileprivate struct Cells {
    /// By entry.
    var projects: [(entry: Int, findings: Int, files: Int)] = []
    /// By rule or owners.
    var names: [String: (findings: Int, files: Int)] = [:]

    mutating func add(_ count: FindingCounter, entry: Int) {
      projects.append((entry, count.findings, count.files))
    }

    mutating func add(_ count: FindingCounter, name: String) {
      names[name, default: (0, 0)].findings += count.findings
      names[name, default: (0, 0)].files += count.files
    }
  }

  /// - Parameter open: opens the files; it is asked again when records are read.
  package init(by grouping: MergedAudit.Grouping, opening open: @escaping AuditSource.Opening) {
    self.grouping = grouping
    self.open = open
  }

  /// Reads the file at `path` to its end and adds what it holds.
  package mutating func add(_ path: String) throws {
    let path = Self.normalized(path)
    let source: AuditSource
    do throws(AuditSource.Unreadable) { source = try open(path) } catch {
      throw MergeFailure(message: "\(path): the file cannot be read: \(error.reason)")
    }
    let file = try AuditFileReader.read(path, source, by: grouping)
    if let other = files.updateValue(path, forKey: file.identity.file) {
      throw MergeFailure(
        message: path == other
          ? "\(path): this file is named twice"
          : "\(path): this is the same file as \(other); name it once")
    }
    if let form, form.form != file.form {
      throw MergeFailure(
        message: "\(path): this is \(file.form.words), and \(form.path) is \(form.form.words); "
          + "audits with checklists and reports without cannot be merged")
    }
    if form == nil { form = (file.form, path) }
    for entry in file.entries { try add(entry, of: file) }
    addRules(of: file)
  }

  /// The path without redundant components, so that a file has one name.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  // MARK: - Adding

  private mutating func add(_ entry: AuditFile.Entry, of file: AuditFile) throws {
    let project = entry.project
    if let other = owners.updateValue(file.path, forKey: [project.ownName, project.file]) {
      throw MergeFailure(
        message: "\(file.path): the audit of '\(project.ownName)' from '\(project.file)' is in "
          + "\(other) too and would count twice; leave one of them out, or give the files of their "
          + "audits different paths")
    }
    let number = entries.count
    let shape = shapes[entry.lists] ?? shapes.count
    shapes[entry.lists] = shape
    entries.append(
      Entry(
        project: project, shape: shape,
        source: MergedAudit.Source(
          file: file.path, identity: file.identity, segments: entry.segments)))
    let rowOfItem = addItems(entry, number)
    for (item, count) in entry.table.items {
      guard let row = rowOfItem[file.itemNames[item]] else { continue }
      items[row].count.add(count)
      if grouping == .project { items[row].cells.add(count, entry: number) }
    }
    for (rule, count) in entry.table.rules {
      row(of: file.ruleNames[rule]) { row in
        row.count.add(count)
        row.projects += 1
      }
    }
    let countsProjects = grouping != .owner
    for (rule, count) in entry.table.others {
      row(of: file.ruleNames[rule]) { row in
        row.others.add(count)
        if countsProjects { row.cells.add(count, entry: number) }
      }
    }
    let names = grouping == .rule ? file.ruleNames : file.ownerNames
    for (cell, count) in entry.table.cells {
      if let item = cell.item {
        guard let row = rowOfItem[file.itemNames[item]] else { continue }
        items[row].cells.add(count, name: names[cell.group])
      } else {
        row(of: file.ruleNames[cell.rule]) { $0.cells.add(count, name: names[cell.group]) }
      }
    }
  }

  /// - Returns: the rows of the project's items by their names.
  private mutating func addItems(_ entry: AuditFile.Entry, _ number: Int) -> [String: Int] {
    var rowOfItem: [String: Int] = [:]
    for list in entry.lists {
      for section in list.sections {
        for item in section.items {
          let key = RowKey(list, section, item)
          let row = rows[key] ?? items.count
          if row == items.count {
            rows[key] = row
            items.append(ItemRow(lookAt: item.lookAt))
          }
          items[row].lookAt = min(items[row].lookAt, item.lookAt)
          if let facts = entry.items[item.name] {
            items[row].projects[facts.state, default: []].append(number)
            items[row].unchecked.formUnion(facts.unchecked)
          }
          rowOfItem[item.name] = row
        }
      }
    }
    return rowOfItem
  }

  private mutating func addRules(of file: AuditFile) {
    for facts in file.rules {
      row(of: facts.id) { $0.facts = $0.facts.joined(facts) }
    }
  }

  private mutating func row(of rule: String, _ change: (inout RuleRow) -> Void) {
    change(&rules[rule, default: RuleRow(facts: .unknown(rule))])
  }
}

// MARK: - The result

extension AuditMerge {
  /// Everything that was added, merged.
  package func finished() throws -> MergedAudit {
    let order = entries.indices.sorted { left, right in
      let (left, right) = (entries[left].project, entries[right].project)
      return left.ownName == right.ownName
        ? left.file.precedes(right.file) : left.ownName.precedes(right.ownName)
    }
    var position = [Int](repeating: 0, count: entries.count)
    for (new, old) in order.enumerated() { position[old] = new }
    let projects = try named(order.map { entries[$0].project })
    let names = projects.map(\.name)
    return MergedAudit(
      form: form?.form ?? .audit, grouping: grouping, projects: projects,
      presets: Set(projects.flatMap(\.presets)).sorted { $0.precedes($1) },
      checklists: lists(order, position, names),
      rules: rules.sorted { $0.key.precedes($1.key) }.map { id, row in
        MergedAudit.Rule(
          id: id, title: row.facts.title, severity: row.severity, why: row.facts.why,
          instead: row.facts.instead, isChecked: row.facts.isChecked, tally: row.count.tally,
          projects: row.projects, others: row.others.tally,
          groups: row.cells.groups(position, names))
      },
      sources: order.map { entries[$0].source }, open: open)
  }

  /// Projects that share a name are called by their files too.
  private func named(_ projects: [MergedAudit.Project]) throws -> [MergedAudit.Project] {
    let counts = Dictionary(grouping: projects, by: \.ownName).mapValues(\.count)
    var known: Set<String> = []
    return try projects.map { project in
      var project = project
      let isAlone = counts[project.ownName] == 1
      project.name = isAlone ? project.ownName : "\(project.ownName) (\(project.file))"
      guard known.insert(project.name).inserted else {
        throw MergeFailure(
          message: "\(project.file): another project is called '\(project.name)' too; give the "
            + "folder of one of them another name")
      }
      return project
    }
  }

  /// The checklists of all projects: the same items once, others where their own list has them.
  private func lists(_ order: [Int], _ position: [Int], _ names: [String]) -> [MergedAudit.List] {
    var union = ChecklistUnion()
    var seen: Set<Int> = []
    let shapes = Dictionary(uniqueKeysWithValues: shapes.map { ($0.value, $0.key) })
    for entry in order where seen.insert(entries[entry].shape).inserted {
      for list in shapes[entries[entry].shape] ?? [] { union.add(list) }
    }
    return union.lists.map { list in
      MergedAudit.List(
        name: list.name, title: list.title,
        sections: list.sections.map { section in
          MergedAudit.Section(
            title: section.title, isAdded: section.isAdded,
            items: section.items.compactMap { item in
              rows[RowKey(list, section, item)].map { self.item(item, items[$0], position, names) }
            })
        })
    }
  }

  private func item(
    _ shape: AuditFile.ItemShape, _ row: ItemRow, _ position: [Int], _ names: [String]
  ) -> MergedAudit.Item {
    MergedAudit.Item(
      id: shape.id, name: shape.name, text: shape.text, verdict: shape.verdict, rules: shape.rules,
      lookAt: row.lookAt, unchecked: row.unchecked.sorted { $0.precedes($1) },
      projects: row.projects.mapValues { $0.map { position[$0] }.sorted() }, tally: row.count.tally,
      groups: row.cells.groups(position, names))
  }
}

extension AuditMerge.Cells {
  /// The largest group first.
  fileprivate func groups(_ position: [Int], _ names: [String]) -> [MergedAudit.Group] {
    let groups =
      projects.map {
        MergedAudit.Group(name: names[position[$0.entry]], findings: $0.findings, files: $0.files)
      }
      + self.names.map {
        MergedAudit.Group(name: $0.key, findings: $0.value.findings, files: $0.value.files)
      }
    return groups.sorted {
      $0.findings == $1.findings ? $0.name.precedes($1.name) : $0.findings > $1.findings
    }
  }
}

extension AuditMerge.RuleRow {
  /// The highest severity of the rule, or of its findings where no file states one.
  fileprivate var severity: Severity {
    if count.errors > 0 { return .error }
    if count.warnings > 0 { return max(facts.severity, .warning) }
    return facts.severity
  }
}

extension AuditFile.RuleFacts {
  /// A rule of which only findings are known.
  fileprivate static func unknown(_ id: String) -> AuditFile.RuleFacts {
    AuditFile.RuleFacts(
      id: id, title: "", severity: .info, why: "", instead: "", isChecked: true)
  }

  /// The rule in two files. Where its texts differ, those that come first in the alphabet count,
  /// whatever the order of the files.
  fileprivate func joined(_ other: AuditFile.RuleFacts) -> AuditFile.RuleFacts {
    let isOther =
      title.isEmpty
      || !other.title.isEmpty
        && [other.title, other.why, other.instead]
          .lexicographicallyPrecedes([title, why, instead]) { $0.precedes($1) }
    let texts = isOther ? other : self
    return AuditFile.RuleFacts(
      id: id, title: texts.title, severity: max(severity, other.severity), why: texts.why,
      instead: texts.instead, isChecked: isChecked && other.isChecked)
  }
}

extension String {
  /// The order of bytes, which is the same in every language and version of Unicode.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
