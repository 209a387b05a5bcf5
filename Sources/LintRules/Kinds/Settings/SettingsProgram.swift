import Matching
import Project
import SwiftSource

// MARK: - Program

/// All checks of settings in a run.
struct SettingsProgram: KindProgram {
  private let entries: [OwnedCheck<SettingsCheck>]
  private let layers: LayerSet

  init(_ checks: [OwnedCheck<SettingsCheck>], _ builder: inout ProgramBuilder) {
    layers = builder.layers
    entries = checks
  }

  var phases: Phases { .settings }

  /// Returns true if a rule asks for the settings in the file at `path`.
  func reads(_ path: GlobPath) -> Bool {
    guard !entries.isEmpty, let format = SettingsFile.Format(path: path.text) else { return false }
    return entries.contains { $0.check.formats.contains(format) }
  }

  func checkSettings(_ file: SourceFile, _ run: inout FileRun) {
    guard let format = SettingsFile.Format(path: run.place.path), let project = run.project else {
      return
    }
    let wanted = entries.filter { entry in
      entry.check.formats.contains(format) && run.isActive(entry.rule)
        && entry.check.scope?.holds(at: run.place, layers) ?? true
    }
    guard !wanted.isEmpty, let read = SettingsFile.read(file, path: run.place.path) else { return }
    let source = SettingsSource(file: file, read: read, at: run.place, project)
    // What a file lacks is reported once, in the project that is made from it.
    let isMade = format.makesProject && Self.hasProject(beside: run.place, project)
    for entry in wanted where !(isMade && entry.check.isMissing) {
      check(entry.check, entry.rule, source, &run)
    }
  }

  /// Returns true if a project of Xcode is in the folder of a file.
  private static func hasProject(beside place: Place, _ project: ProjectIndex) -> Bool {
    let folder = ProjectManifest.folder(of: place.path)
    return project.places.contains {
      SettingsFile.Format(path: $0.path) == .xcode && ProjectManifest.folder(of: $0.path) == folder
    }
  }

  private func check(
    _ check: SettingsCheck, _ rule: RuleID, _ source: SettingsSource, _ run: inout FileRun
  ) {
    guard check.with.allSatisfy({ source.has($0) }),
      check.anyWith.isEmpty || check.anyWith.contains(where: { source.has($0) })
    else { return }
    if check.isMissing {
      for owner in source.read.owners.indices where source.lacks(check, owner: owner) {
        report(check, rule, [], owner: owner, source, &run)
      }
    } else {
      let found = source.read.settings.filter {
        source.fits($0, check.query) && source.isAbout(check, owner: $0.owner)
      }
      for settings in Self.grouped(found) {
        report(check, rule, settings, owner: settings[0].owner, source, &run)
      }
    }
  }

  /// Settings that say the same of one owner for several configurations, in the order of the first of
  /// each.
  private static func grouped(_ settings: [SettingsFile.Setting]) -> [[SettingsFile.Setting]] {
    struct Meaning: Hashable {
      let owner: Int
      let name: String
      let value: String
    }
    var positions: [Meaning: Int] = [:]
    var groups: [[SettingsFile.Setting]] = []
    for setting in settings {
      let meaning = Meaning(owner: setting.owner, name: setting.name, value: setting.value)
      if let position = positions[meaning] {
        groups[position].append(setting)
      } else {
        positions[meaning] = groups.count
        groups.append([setting])
      }
    }
    return groups
  }

  /// Reports settings that say the same, of which the others are related places of the first.
  private func report(
    _ check: SettingsCheck, _ rule: RuleID, _ settings: [SettingsFile.Setting], owner: Int,
    _ source: SettingsSource, _ run: inout FileRun
  ) {
    let setting = settings.first
    let belongsTo = source.read.owners[owner]
    let range = setting?.range ?? belongsTo.range ?? 0..<0
    let parts = [belongsTo.name, setting?.configuration ?? ""].filter { !$0.isEmpty }
    let name = setting?.key ?? check.query.names.patterns.first ?? ""
    let related = settings.dropFirst().map { other in
      let place = other.configuration.isEmpty ? "here" : "in \(other.configuration)"
      return Finding.Related(path: run.place.path, range: other.range, message: "also \(place)")
    }
    let fixes = check.fix.map { fix in
      (settings.isEmpty ? [nil] : settings.map(Optional.some)).map {
        source.fix(fix, $0, check, owner: owner)
      }
    }
    run.report(
      Finding(
        rule: rule, token: source.token(at: range.lowerBound), range: range,
        subject: (parts + [name, setting?.value ?? "missing"]).joined(separator: " "),
        values: [
          "name": name, "value": setting?.value ?? "", "owner": belongsTo.name,
          "configuration": setting?.configuration ?? "",
        ],
        severity: check.severity, message: check.message, fix: fixes.flatMap { Fix(all: $0) },
        related: related, isAboutFile: true),
      in: source.file)
  }
}
