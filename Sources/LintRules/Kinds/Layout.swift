import Matching
import Project

/// A check of the files and folders that a project has.
package struct LayoutCheck: RuleCheck, Hashable {
  /// The files that it is about.
  package var files: GlobSet?
  /// The only places where those files may be.
  package var allowed: GlobSet?
  /// The names that those files may have, without their extension; `{folder}` is the name of the
  /// file's folder.
  package var named: NameList?
  /// An expression that has to match in the name, without its extension.
  package var form: RegularExpression?
  /// The folders that it is about.
  package var folders: GlobSet?
  /// The files that each of those folders has to hold; `{folder}` is the folder's name.
  package var hold: [String] = []
  /// Names of folders that do not count.
  package var except: NameList?
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init() {}

  package var subject: [FileFact] {
    if let files { return [FileFact(paths: files)] }
    return folders.map { [FileFact(in: $0)] } ?? []
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about files and folders.
  static let layout: RuleKind = RuleKind(
    [
      .checks(
        "layout", of: LayoutCheck.self,
        "The paths and names of files, and the files that folders "
          + "must contain.",
        example: "{files: ['**/*View.swift'], allowed: ['Presentation/**']}")
    ],
    mappings: [LayoutCheck.mapping.info], compile: { checks, _ in LayoutProgram(checks) })
}

extension LayoutCheck: MappingValue {
  package static let mappingName = "layout"

  package static let mapping: Mapping<LayoutCheck> = Mapping(
    "A check of paths. It has `files` with `allowed`, `named` or `form`, or `folders` with `hold`.",
    keys: [
      Key("files", { $0.files = $1 }, .globs, "The files.", example: "['**/*View.swift']"),
      Key(
        "allowed", { $0.allowed = $1 }, .globs, "The only paths that those files may have.",
        example: "[Presentation/**]"),
      Key(
        "named", { $0.named = $1 }, .names,
        "The names that those files may have, without their extension. `{folder}` is the name of "
          + "the file's folder.",
        example: "['{folder}View', '{folder}Builder']"),
      Key(
        "form", { $0.form = $1 }, .expression,
        "An expression that matches in the name of each file, without its extension.",
        example: "'^[A-Z]'"),
      Key(
        "folders", { $0.folders = $1 }, .globs, "The folders.", example: "[Presentation/Screens/*]"),
      Key(
        "hold", { $0.hold = $1 }, .texts,
        "The files that each of those folders must contain. `{folder}` is the folder's name.",
        example: "['{folder}View.swift']"),
      Key("except", { $0.except = $1 }, .names, "Folders that do not count.", example: "[Shared]"),
      .message(\.message, example: "'{file}' is in the wrong folder"),
    ],
    needs: KeyDemand(
      (["files", "allowed"], ["named", "form", "folders", "hold"]),
      (["files", "named"], ["allowed", "form", "folders", "hold"]),
      (["files", "form"], ["allowed", "named", "folders", "hold"]),
      (["folders", "hold"], ["files", "allowed", "named", "form"])),
    make: { LayoutCheck() },
    check: { check, node, decoder in
      let isAboutFiles =
        [check.allowed != nil, check.named != nil, check.form != nil].count(where: \.self) == 1
        && check.files != nil && check.folders == nil && check.hold.isEmpty
      let isAboutFolders =
        check.folders != nil && !check.hold.isEmpty && check.files == nil && check.allowed == nil
        && check.named == nil && check.form == nil
      if isAboutFiles || isAboutFolders { return true }
      decoder.problem(
        "'layout' needs 'files' with 'allowed', 'named' or 'form', or 'folders' with what they "
          + "'hold'", at: node)
      return false
    })
}

// MARK: - Program

/// All checks of files and folders in a run.
struct LayoutProgram: KindProgram {
  private let checks: [OwnedCheck<LayoutCheck>]

  init(_ checks: [OwnedCheck<LayoutCheck>]) { self.checks = checks }

  var phases: Phases { .paths }

  func checkPaths(_ run: inout ProjectRun) {
    let swift = run.places.filter { $0.path.hasSuffix(".swift") }
    for owned in checks {
      if let files = owned.check.files {
        checkFiles(files, owned, swift, &run)
      } else if let folders = owned.check.folders {
        checkFolders(folders, owned, swift, &run)
      }
    }
  }

  private func checkFiles(
    _ files: GlobSet, _ owned: OwnedCheck<LayoutCheck>, _ places: [Place], _ run: inout ProjectRun
  ) {
    // The names that files may have, by the name of their folder.
    var namesOfFolder: [String: NameList] = [:]
    for place in places where place.isMatched(by: files) && run.selects(owned.rule, place) {
      var values: [String: String] = [:]
      if let allowed = owned.check.allowed {
        guard !place.isMatched(by: allowed) else { continue }
      } else if let names = owned.check.named {
        let folder = place.folderName
        let names = namesOfFolder[folder] ?? names.filled(Placeholders(texts: ["folder": folder]))
        namesOfFolder[folder] = names
        guard !names.matches(place.stem) else { continue }
        values["names"] = names.description
        values["folder"] = folder
      } else if let form = owned.check.form {
        guard !form.hasMatch(in: String(place.stem)) else { continue }
      }
      values["file"] = String(place.fileName)
      report(owned, place, values, &run)
    }
  }

  private func checkFolders(
    _ folders: GlobSet, _ owned: OwnedCheck<LayoutCheck>, _ places: [Place],
    _ run: inout ProjectRun
  ) {
    // The files directly in each folder, by the folder's path.
    var files: [Substring: [Place]] = [:]
    for place in places where run.selects(owned.rule, place) {
      files[place.path.parentPath ?? "", default: []].append(place)
    }
    for (folder, members) in files.sorted(by: { $0.key < $1.key }) {
      let name = folder.lastPathComponent
      if let except = owned.check.except, except.matches(name) { continue }
      guard let first = members.min(by: { $0.path < $1.path }) else { continue }
      let folderInApp = String(first.pathInApp.parentPath ?? "")
      guard folders.matches(folderInApp) || folders.matches(String(folder)) else { continue }
      let present = Set(members.map(\.fileName))
      for template in owned.check.hold {
        let wanted = template.replacing("{folder}", with: name)
        guard !present.contains(Substring(wanted)) else { continue }
        report(owned, first, ["folder": String(name), "file": wanted], &run)
      }
    }
  }

  private func report(
    _ owned: OwnedCheck<LayoutCheck>, _ place: Place, _ values: [String: String],
    _ run: inout ProjectRun
  ) {
    run.report(
      Finding(
        rule: owned.rule, range: nil, subject: values["file"] ?? place.path, values: values,
        message: owned.check.message),
      at: place)
  }
}
