import Matching
import Project
import SwiftSource

/// The parts of a file that checks of counterparts ask for.
private struct CounterpartNote: FileNote {
  /// The headings of a Markdown file.
  var headings: [String] = []
  /// The calls in conditions of `#if`, such as `os(macOS)`.
  var conditions: Set<String> = []
  /// The names of the platforms that a manifest declares.
  var platforms: Set<String> = []

  var isEmpty: Bool { headings.isEmpty && conditions.isEmpty && platforms.isEmpty }
}

/// All checks of counterparts in a run.
struct CounterpartProgram: KindProgram {
  private let checks: [OwnedCheck<CounterpartCheck>]
  private let asksForHeadings: Bool
  private let asksForConditions: Bool
  private let asksForPlatforms: Bool

  init(_ checks: [OwnedCheck<CounterpartCheck>]) {
    self.checks = checks
    asksForHeadings = checks.contains { $0.check.heading != nil }
    asksForConditions = checks.contains { !$0.check.branches.isEmpty }
    asksForPlatforms = checks.contains { !$0.check.platforms.isEmpty }
  }

  var phases: Phases {
    asksForHeadings || asksForConditions || asksForPlatforms ? [.project, .notes] : .project
  }

  // MARK: - Files

  func reads(_ path: GlobPath) -> Bool { asksForHeadings && path.text.hasSuffix(".md") }

  func note(_ file: SourceFile, _ run: FileRun, _ notes: inout FileNotes) {
    var note = CounterpartNote()
    if run.place.path.hasSuffix(".swift") {
      if asksForConditions, !file.outline.clauses.isEmpty { note.conditions = conditions(of: file) }
      if asksForPlatforms, run.place.fileName == "Package.swift" {
        let settings = SettingsFile.read(file, path: run.place.path)?.settings ?? []
        note.platforms = Set(
          settings.filter { $0.name.hasPrefix(Self.platformPrefix) }
            .map { String($0.name.dropFirst(Self.platformPrefix.count)) })
      }
    } else if asksForHeadings, run.place.path.hasSuffix(".md") {
      note.headings = MarkdownOutline(file.buffer).sections.map { file.text($0.title) }
    }
    if !note.isEmpty { notes[CounterpartNote.self] = note }
  }

  /// How the names of settings start that are platforms.
  private static let platformPrefix = "platform."

  private func conditions(of file: SourceFile) -> Set<String> {
    var found: Set<String> = []
    for clause in file.outline.clauses {
      for token in clause.condition.indices
      where file.tokens[token].kind == .identifier && file.tokens[token + 1].kind == .leftParen {
        found.insert(file.text(of: TokenRange(token, file.tokens.endOfGroup(at: token + 1))))
      }
    }
    return found
  }

  // MARK: - Project

  func checkProject(_ project: ProjectAnswers, _ run: inout ProjectRun) {
    let known = Known(
      headings: run.notes.flatMap { $0[CounterpartNote.self]?.headings ?? [] },
      manifests: run.places.indices.filter { run.places[$0].path.ends(with: "Package.swift") }
        .filter { run.places[$0].fileName == "Package.swift" })
    for owned in checks {
      for folder in folders(of: owned, run) { check(folder, owned, known, &run) }
    }
  }

  /// The values with which all folders are checked.
  private struct Known {
    /// The headings of documents.
    let headings: [String]
    /// The manifests of packages, as indices into the places of the run.
    let manifests: [Int]
  }

  /// A folder of a check.
  private struct Folder {
    let path: Substring
    /// The files in it, as indices into the places of the run.
    var files: [Int]
  }

  private func folders(of owned: OwnedCheck<CounterpartCheck>, _ run: ProjectRun) -> [Folder] {
    var isWanted: [Substring: Bool] = [:]
    var found: [Substring: [Int]] = [:]
    for (index, place) in run.places.enumerated()
    where place.path.hasSuffix(".swift") && run.selects(owned.rule, place) {
      let appLength = place.path.utf8.count - place.pathInApp.utf8.count
      var folder = place.path.parentPath
      while let path = folder {
        folder = path.parentPath
        let isKnown = isWanted[path]
        let isWantedHere =
          isKnown
          ?? (owned.check.folders.matches(String(path))
            || path.utf8.count > appLength
              && owned.check.folders.matches(
                String(decoding: path.utf8.dropFirst(appLength), as: UTF8.self)))
        isWanted[path] = isWantedHere
        if isWantedHere { found[path, default: []].append(index) }
      }
    }
    return found.map { Folder(path: $0.key, files: $0.value) }.sorted { $0.path < $1.path }
  }

  private func check(
    _ folder: Folder, _ owned: OwnedCheck<CounterpartCheck>, _ known: Known,
    _ run: inout ProjectRun
  ) {
    let name = String(folder.path.lastPathComponent)
    if let except = owned.check.except, except.matches(name) { return }
    let names = FolderNames(folder: name, platform: nil)
    guard let place = subject(of: folder, owned.check.occasions.compactMap(names.glob), run) else {
      return
    }
    if let heading = owned.check.heading {
      guard let expression = names.expression(heading),
        !known.headings.contains(where: { expression.hasMatch(in: $0) })
      else { return }
      report(owned, place, ["folder": name], subject: name, &run)
    } else if owned.check.platforms.isEmpty {
      checkFiles(owned, names, place, ["folder": name], &run)
    } else {
      let declared = platforms(of: folder, owned.check, known.manifests, run)
      guard declared.count > 1 else { return }
      for platform in owned.check.platforms where declared.contains(platform) {
        let names = FolderNames(folder: name, platform: platform)
        if !hasBranch(folder, owned.check.branches.map(names.text), run) {
          checkFiles(owned, names, place, ["folder": name, "platform": platform], &run)
        }
      }
    }
  }

  /// The subject of a finding.
  private struct Subject {
    /// A file of the folder.
    let place: Place
    /// The path of the folder itself, nil where findings are about that file.
    var folder: String?
  }

  /// The folder, or the file of it that the check names; nil where the folder does not count.
  private func subject(of folder: Folder, _ occasions: [Glob], _ run: ProjectRun) -> Subject? {
    guard !occasions.isEmpty else {
      return folder.files.first.map { Subject(place: run.places[$0], folder: String(folder.path)) }
    }
    let found = occasions.compactMap { glob in
      let globs = GlobSet([glob])
      return folder.files.first { run.places[$0].isMatched(by: globs) }
    }
    guard found.count == occasions.count else { return nil }
    return found.first.map { Subject(place: run.places[$0]) }
  }

  /// The platforms that the modules of the folder's files, or the nearest manifest, declare.
  private func platforms(
    of folder: Folder, _ check: CounterpartCheck, _ manifests: [Int], _ run: ProjectRun
  ) -> Set<String> {
    var declared = Set(check.declared)
    for file in folder.files {
      for setting in run.places[file].settings where setting.name.hasPrefix(Self.platformPrefix) {
        declared.insert(String(setting.name.dropFirst(Self.platformPrefix.count)))
      }
    }
    let around = manifests.filter { file in
      folder.path.lies(in: String(run.places[file].path.parentPath ?? ""))
    }
    if let nearest = around.max(by: { run.places[$0].path.count < run.places[$1].path.count }) {
      declared.formUnion(run.notes[nearest][CounterpartNote.self]?.platforms ?? [])
    }
    return declared
  }

  private func hasBranch(_ folder: Folder, _ branches: [String], _ run: ProjectRun) -> Bool {
    folder.files.contains { file in
      guard let conditions = run.notes[file][CounterpartNote.self]?.conditions else { return false }
      return branches.contains { conditions.contains($0) }
    }
  }

  private func checkFiles(
    _ owned: OwnedCheck<CounterpartCheck>, _ names: FolderNames, _ place: Subject,
    _ values: [String: String], _ run: inout ProjectRun
  ) {
    for template in owned.check.files {
      guard let glob = names.glob(template) else { continue }
      let globs = GlobSet([glob])
      guard !run.places.contains(where: { $0.isMatched(by: globs) }) else { continue }
      let file = names.example(of: template)
      report(
        owned, place, values.merging(["file": file]) { $1 },
        subject: [names.folder, names.platform ?? "", file].filter { !$0.isEmpty }
          .joined(separator: " "),
        &run)
    }
  }

  private func report(
    _ owned: OwnedCheck<CounterpartCheck>, _ place: Subject, _ values: [String: String],
    subject: String, _ run: inout ProjectRun
  ) {
    run.report(
      Finding(
        rule: owned.rule, range: place.folder == nil ? 0..<0 : nil, subject: subject,
        values: values,
        message: owned.check.message),
      at: place.place, path: place.folder)
  }
}
