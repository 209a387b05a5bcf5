import Matching
import Project
import SwiftSource

/// Settings with which a project must not be built, or that it lacks.
package struct SettingsCheck: RuleCheck, Hashable {
  /// The forms of files.
  package var formats: Set<SettingsFile.Format>
  /// The kinds of owner that the settings belong to, empty for any.
  package var owners: Set<SettingsFile.Owner.Kind> = []
  /// The names of owners that do not count.
  package var exceptions: NameList?
  /// The settings.
  package var query: SettingQuery
  /// True if the finding is that none of the owner's settings matches.
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
  /// The fix of a finding.
  package var fix: SettingsFix?

  package init(formats: Set<SettingsFile.Format>, query: SettingQuery) {
    self.formats = formats
    self.query = query
  }

  package var otherFiles: OtherFiles { OtherFiles(formats: formats) }

  package var selectors: [Selector] { scope.map { [Selector(included: $0)] } ?? [] }
}

/// How a fix changes the settings of a file.
package struct SettingsFix: Sendable, Hashable {
  /// A new value for settings of the file.
  package struct Replacement: Sendable, Hashable {
    package var query: SettingQuery
    package var value: String

    package init(query: SettingQuery, value: String) {
      self.query = query
      self.value = value
    }
  }

  /// The new value of the setting that was found.
  package var value: String?
  /// The setting to add to the owner's list.
  package var addition: String?
  /// True if the setting is removed from its list.
  package var isDeletion = false
  /// The other replacements that keep the file valid.
  package var companions: [Replacement] = []
  /// Settings of the file whose presence makes the fix unsafe.
  package var unsafeWith: [SettingQuery] = []
  /// True if the fix has no side effect.
  package var isSafe = true
  /// The side effect of the fix, if it has one.
  package var caveat: String?

  package init() {}
}

// MARK: - Keys

extension RuleKind {
  /// Rules about the settings that a project is built with.
  static let settings = RuleKind(
    [
      .checks(
        "settings", of: SettingsCheck.self,
        "Build settings that a project must not have, or that it lacks.",
        example: "{files: [manifest], name: tools-version, below: 6.2}")
    ],
    mappings: [
      SettingsCheck.mapping.info, SettingQuery.mapping.info, SettingsFix.mapping.info,
      SettingsFix.Replacement.mapping.info,
    ],
    compile: { SettingsProgram($0, &$1) })
}

extension SettingsCheck: MappingValue {
  package static let mappingName = "settings of a rule"

  package static let mapping = Mapping<SettingsCheck>(
    what: "'settings'", "A check of settings in manifests, projects and other build files.",
    keys: [
      Key(
        "files", \.formats, .choices(), "The formats of files that are read.",
        example: "[manifest]", isRequired: true),
    ] + SettingQuery.keys.map { $0.inside(\.query) } + [
      Key(
        "of", \.owners, .choices(), "The kinds of owners of the settings.", example: "[target]",
        default: "any owner"),
      Key("except", \.exceptions, .names, "Owners that do not count.", example: "['*Tests']"),
      Key(
        "missing", \.isMissing, .bool,
        "Reports owners that have no such setting.", example: "true",
        default: "false"),
      Key(
        "with", \.with, .list(.mapping), "Other settings that the file must have.",
        example: "{name: SDKROOT, value: iphoneos}"),
      Key(
        "any-with", \.anyWith, .list(.mapping),
        "Other settings; the file must have one of them.",
        example: "[{name: SDKROOT, value: iphoneos}, {name: SDKROOT, value: auto}]"),
      Key(
        "without", \.without, .list(.mapping),
        "Other settings; the owner must have none of them.",
        example: "{name: SWIFT_VERSION, value: '6*'}"),
      Key(
        "imports", \.imports, .names, "Modules; the owner's code imports one of them.",
        example: "[SwiftUI]"),
      Selector.fileKey(\.scope, of: "'settings'"),
      Key("change", \.fix, .mapping, "The fix.", example: "{to: '26.0'}"),
    ] + .findingKeys(\.severity, \.message),
    make: { SettingsCheck(formats: [], query: SettingQuery(names: .none)) })
}

extension SettingsFix: MappingValue {
  package static let mappingName = "change of settings"

  package static let mapping = Mapping<SettingsFix>(
    "A fix of a setting. It has one of `to`, `add` and `delete`.",
    keys: [
      Key("to", \.value, .text, "The new value.", example: "'26.0'"),
      Key(
        "add", \.addition, .text, "The element to put into the owner's list of settings.",
        example: ".defaultIsolation(MainActor.self)"),
      Key(
        "delete", \.isDeletion, .bool, "Removes the setting from its list.", example: "true",
        default: "false"),
      Key(
        "with", \.companions, .list(.mapping),
        "Other settings of the file that have to change with it.",
        example: "{name: tools-version, below: 6.2, to: '6.2'}"),
      Key(
        "unsafe-with", \.unsafeWith, .list(.mapping),
        "Settings of the file that make the fix unsafe.",
        example: "{name: SWIFT_VERSION, value: '5*'}"),
      Key(
        "safe", \.isSafe, .bool, "True if the fix has no other effect.", example: "false",
        default: "true"),
      Key(
        "caveat", \.caveat, .prose, "The other effects of an unsafe fix.",
        example: "the code has to compile in Swift 6 mode"),
    ],
    make: { SettingsFix() },
    check: { fix, node, decoder in
      let forms = [fix.value != nil, fix.addition != nil, fix.isDeletion]
      if forms.count(where: \.self) == 1 { return true }
      decoder.problem("'change' needs exactly one of 'to', 'add' and 'delete'", at: node)
      return false
    })
}

extension SettingsFix.Replacement: MappingValue {
  package static let mappingName = "companion of a change"

  package static let mapping = Mapping<SettingsFix.Replacement>(
    "A setting that changes with another one.",
    keys: SettingQuery.keys.map { $0.inside(\.query) } + [
      Key("to", \.value, .text, "The new value.", example: "'6.2'", isRequired: true)
    ],
    make: { SettingsFix.Replacement(query: SettingQuery(names: .none), value: "") })
}

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
  func reads(_ path: String) -> Bool {
    guard !entries.isEmpty, let format = SettingsFile.Format(path: path) else { return false }
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
    for entry in wanted { check(entry.check, entry.rule, source, &run) }
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
