import Matching
import Project
import SwiftSource

/// Settings with which a project must not be built, or that it lacks.
package struct SettingsCheck: Sendable, Hashable {
  /// The forms of files.
  package var formats: Set<SettingsFile.Format>
  /// What the settings belong to, empty for anything.
  package var owners: Set<SettingsFile.Owner.Kind> = []
  /// The names of owners that do not count.
  package var exceptions: NameList?
  /// The settings.
  package var query: SettingQuery
  /// Whether the finding is that none of the owner's settings is one of these.
  package var isMissing = false
  /// Other settings of the file, one of which has to fit each query.
  package var with: [SettingQuery] = []
  /// Other settings of the file, one of which has to fit one of the queries; none when empty.
  package var anyWith: [SettingQuery] = []
  /// Other settings of the owner, of which none may fit.
  package var without: [SettingQuery] = []
  /// Modules of which the owner's code has to import one.
  package var imports: NameList?
  /// Where the check looks, within what the rule looks at.
  package var scope: Selector.Scope?
  /// The severity of its findings, where it differs from the rule's.
  package var severity: Severity?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?
  /// What a fix does.
  package var fix: SettingsFix?

  package init(formats: Set<SettingsFile.Format>, query: SettingQuery) {
    self.formats = formats
    self.query = query
  }
}

/// How a fix changes the settings of a file.
package struct SettingsFix: Sendable, Hashable {
  /// A new value for settings of the file.
  package struct Replacement: Sendable, Hashable {
    package let query: SettingQuery
    package let value: String

    package init(query: SettingQuery, value: String) {
      self.query = query
      self.value = value
    }
  }

  /// The new value of the setting that was found.
  package var value: String?
  /// What is put into the owner's list of settings.
  package var addition: String?
  /// Whether the setting goes from the list that it is in.
  package var isDeletion = false
  /// What has to change with it for the file to stay right.
  package var companions: [Replacement] = []
  /// Settings of the file whose presence makes the fix unsafe.
  package var unsafeWith: [SettingQuery] = []
  /// Whether the fix does no more than it says.
  package var isSafe = true
  /// What else changes with it, where it does more.
  package var caveat: String?

  package init() {}
}

/// Runs all rules about settings on one file.
struct SettingsPass: Sendable {
  private let entries: [(rule: Int, check: SettingsCheck)]
  private let layers: LayerSet

  init(_ rules: [Rule], layers: LayerSet) {
    self.layers = layers
    entries = rules.enumerated().flatMap { index, rule in
      rule.checks.compactMap { check in
        guard case .settings(let check) = check else { return nil }
        return (index, check)
      }
    }
  }

  /// Whether a rule asks for the settings in the file at `path`.
  func reads(_ path: String) -> Bool {
    guard !entries.isEmpty, let format = SettingsFile.Format(path: path) else { return false }
    return entries.contains { $0.check.formats.contains(format) }
  }

  /// - Parameter symbols: what each file of the project declares and imports.
  func check(_ file: SourceFile, _ run: inout FileRun, symbols: [FileSymbols]) {
    guard let format = SettingsFile.Format(path: run.place.path) else { return }
    let wanted = entries.filter { entry in
      entry.check.formats.contains(format) && run.isActive(entry.rule)
        && entry.check.scope?.holds(at: run.place, layers) ?? true
    }
    guard !wanted.isEmpty, let read = SettingsFile.read(file, path: run.place.path) else { return }
    let source = SettingsSource(file: file, read: read, run, symbols)
    for (rule, check) in wanted { self.check(check, rule, source, &run) }
  }

  private func check(
    _ check: SettingsCheck, _ rule: Int, _ source: SettingsSource, _ run: inout FileRun
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
    _ check: SettingsCheck, _ rule: Int, _ setting: SettingsFile.Setting?, owner: Int,
    _ source: SettingsSource, _ run: inout FileRun
  ) {
    let belongsTo = source.read.owners[owner]
    let range = setting?.range ?? belongsTo.range ?? 0..<0
    let place = [belongsTo.name, setting?.configuration ?? ""].filter { !$0.isEmpty }
    let name = setting?.key ?? check.query.names.patterns.first ?? ""
    run.emit(
      FileRun.Draft(
        rule: rule, token: source.token(at: range.lowerBound), range: range,
        subject: (place + [name, setting?.value ?? "missing"]).joined(separator: " "),
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
