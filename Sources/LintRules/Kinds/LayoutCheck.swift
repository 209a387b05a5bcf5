import Matching
import Project

/// What files and folders a project has to have, and where files may be.
package struct LayoutCheck: Sendable, Hashable {
  /// What the check is about.
  package enum Subject: Sendable, Hashable {
    /// Each file that the globs match has to match one of the others too.
    case files(GlobSet, allowed: GlobSet)
    /// Each file that the globs match has to have a name, without its extension, in the list;
    /// `{folder}` in the list is the name of the file's folder.
    case fileNames(GlobSet, NameList)
    /// In the name of each file that the globs match, without its extension, the expression has to
    /// be found.
    case fileForms(GlobSet, RegularExpression)
    /// Each folder that the globs match has to hold a file for every template; `{folder}` in a
    /// template is the folder's name.
    case folders(GlobSet, hold: [String], except: NameList?)
  }

  package let subject: Subject
  /// The message of its findings, where it differs from the rule's.
  package let message: MessageTemplate?

  package init(_ subject: Subject, message: MessageTemplate? = nil) {
    self.subject = subject
    self.message = message
  }
}

/// Runs all rules about files and folders on the paths of a project.
struct LayoutPass: Sendable {
  private let entries: [(rule: Int, check: LayoutCheck)]

  init(_ rules: [Rule]) {
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        guard case .layout(let check) = check else { return nil }
        return (index, check)
      }
    }
  }

  /// - Parameter selects: whether a rule looks at a place, asked only where the globs match.
  func check(
    _ places: [Place], rules: [Rule], selects: (_ rule: Int, Place) -> Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    for (rule, check) in entries {
      let report = Report(rule: rules[rule], index: rule, check: check, places: places)
      switch check.subject {
      case .files(let files, let allowed):
        for index in places.indices
        where places[index].isMatched(by: files) && selects(rule, places[index])
          && !places[index].isMatched(by: allowed)
        {
          report.add(index, ["file": String(places[index].fileName)], &findings)
        }
      case .fileNames(let files, let names):
        for index in places.indices
        where places[index].isMatched(by: files) && selects(rule, places[index]) {
          let names = names.filled(Placeholders(texts: ["folder": places[index].folderName]))
          guard !names.matches(places[index].stem) else { continue }
          report.add(
            index,
            [
              "file": String(places[index].fileName), "names": names.description,
              "folder": places[index].folderName,
            ], &findings)
        }
      case .fileForms(let files, let form):
        for index in places.indices
        where places[index].isMatched(by: files) && selects(rule, places[index])
          && form.firstMatch(in: String(places[index].stem)) == nil
        {
          report.add(index, ["file": String(places[index].fileName)], &findings)
        }
      case .folders(let folders, let hold, let except):
        let selected = places.indices.filter { selects(rule, places[$0]) }
        Self.checkFolders(folders, hold, except, places, selected, report, &findings)
      }
    }
    return findings
  }

  private static func checkFolders(
    _ folders: GlobSet, _ hold: [String], _ except: NameList?, _ places: [Place], _ selected: [Int],
    _ report: Report, _ findings: inout [Finding]
  ) {
    // The files directly in each folder, by the folder's path.
    var files: [Substring: [Int]] = [:]
    for index in selected {
      files[places[index].path.parentPath ?? "", default: []].append(index)
    }
    for (folder, members) in files.sorted(by: { $0.key < $1.key }) {
      let name = folder.lastPathComponent
      if let except, except.matches(name) { continue }
      guard let first = members.min(by: { places[$0].path < places[$1].path }) else { continue }
      let folderInApp = String(places[first].pathInApp.parentPath ?? "")
      guard folders.matches(folderInApp) || folders.matches(String(folder)) else { continue }
      let present = Set(members.map { places[$0].fileName })
      for template in hold {
        let wanted = template.replacing("{folder}", with: name)
        guard !present.contains(Substring(wanted)) else { continue }
        report.add(first, ["folder": String(name), "file": wanted], &findings)
      }
    }
  }

  /// Makes findings of one rule about files.
  private struct Report {
    let rule: Rule
    let index: Int
    let check: LayoutCheck
    let places: [Place]

    func add(_ place: Int, _ values: [String: String], _ findings: inout [Finding]) {
      var severity = rule.severity
      if let override = rule.overrides.first(where: { places[place].isMatched(by: $0.paths) }) {
        guard let changed = override.severity else { return }
        severity = changed
      }
      var values = values
      values["path"] = places[place].path
      let template = check.message ?? rule.message ?? MessageTemplate(rule.title)
      findings.append(
        Finding(
          rule: index, file: place, path: places[place].path, range: nil, severity: severity,
          message: template.filled(values), subject: values["file"] ?? places[place].path))
    }
  }
}
