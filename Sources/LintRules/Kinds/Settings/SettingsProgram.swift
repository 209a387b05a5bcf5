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
        report(check, rule, nil, owner: owner, source, &run)
      }
    } else {
      for setting in source.read.settings
      where source.fits(setting, check.query) && source.isAbout(check, owner: setting.owner) {
        report(check, rule, setting, owner: setting.owner, source, &run)
      }
    }
  }

  private func report(
    _ check: SettingsCheck, _ rule: RuleID, _ setting: SettingsFile.Setting?, owner: Int,
    _ source: SettingsSource, _ run: inout FileRun
  ) {
    let belongsTo = source.read.owners[owner]
    let range = setting?.range ?? belongsTo.range ?? 0..<0
    let parts = [belongsTo.name, setting?.configuration ?? ""].filter { !$0.isEmpty }
    let name = setting?.key ?? check.query.names.patterns.first ?? ""
    run.report(
      Finding(
        rule: rule, token: source.token(at: range.lowerBound), range: range,
        subject: (parts + [name, setting?.value ?? "missing"]).joined(separator: " "),
        values: [
          "name": name, "value": setting?.value ?? "", "owner": belongsTo.name,
          "configuration": setting?.configuration ?? "",
        ],
        severity: check.severity, message: check.message,
        fix: check.fix.flatMap { source.fix($0, setting, check, owner: owner) },
        isAboutFile: true),
      in: source.file)
  }
}
