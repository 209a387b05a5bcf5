import Matching
import Project
import SwiftSource

/// Files that git must not track.
package struct TrackedCheck: RuleCheck, Hashable {
  package var files: GlobSet
  package var exceptions: GlobSet?
  /// Files whose text may name such a file, which then has to be ignored.
  package var mentioning: GlobSet?
  package var message: MessageTemplate?
  package var severity: Severity?

  package init(files: GlobSet) { self.files = files }

  package var needs: CheckNeeds { .repository }

  package var otherFiles: OtherFiles {
    OtherFiles(globs: files.globs + (mentioning?.globs ?? []))
  }

  /// Returns true if a file at the path must not be tracked.
  fileprivate func isMeant(_ path: String) -> Bool {
    files.matches(path) && !(exceptions?.matches(path) ?? false)
  }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about files that git must not track.
  static let tracked: RuleKind = RuleKind(
    [
      .checks(
        "tracked", of: TrackedCheck.self, "Files that git must not track.",
        example: "{files: ['**/*.p12']}")
    ],
    mappings: [TrackedCheck.mapping.info], compile: { checks, _ in TrackedProgram(checks) })
}

extension TrackedCheck: MappingValue {
  package static let mappingName = "tracked"

  package static let mapping: Mapping<TrackedCheck> = Mapping(
    "A check of the files that git tracks, or would track with the next `git add`. Without a "
      + "repository all files count. Files that `.gitattributes` has git encrypt do not.",
    keys: [
      Key(
        "files", { $0.files = $1 }, .globs, "The files.", example: "['**/*.p12']", isRequired: true),
      Key(
        "except", { $0.exceptions = $1 }, .globs, "Files that do not count.",
        example: "[.env.example]"),
      Key(
        "mentioned-in", { $0.mentioning = $1 }, .globs,
        "Files that may contain the path of such a file. The path must then be in a `.gitignore`, "
          + "even if there is no such file yet.", example: "['**/*.xcconfig']"),
    ], .findingKeys(\.severity, \.message, example: "'{file}' is in the repository"),
    make: { TrackedCheck(files: GlobSet([])) })
}

// MARK: - Program

/// All checks of tracked files in a run.
struct TrackedProgram: KindProgram {
  private let checks: [OwnedCheck<TrackedCheck>]

  init(_ checks: [OwnedCheck<TrackedCheck>]) { self.checks = checks }

  var phases: Phases { [.paths, .text] }

  func reads(_ path: GlobPath) -> Bool {
    checks.contains { $0.check.mentioning?.matches(path) ?? false }
  }

  func checkPaths(_ run: inout ProjectRun) {
    let paths = run.repository.tracked ?? run.places.map(\.path)
    for owned in checks {
      for path in paths where owned.check.isMeant(path) {
        let place = run.changes.place(path)
        guard run.selects(owned.rule, place) else { continue }
        if run.repository.tracked == nil, run.repository.ignored.contains(path) { continue }
        if run.repository.encrypted.contains(path) { continue }
        run.report(
          Finding(
            rule: owned.rule, range: nil, subject: path,
            values: ["file": String(place.fileName)], severity: owned.check.severity,
            message: owned.check.message),
          at: place)
      }
    }
  }

  func checkText(_ file: SourceFile, _ run: inout FileRun) {
    for owned in checks where run.isActive(owned.rule) {
      guard owned.check.mentioning?.matches(run.place.globPath) ?? false else { continue }
      checkMentions(owned, file, &run)
    }
  }

  /// Reports each path in the text that is to be ignored and is not.
  private func checkMentions(
    _ owned: OwnedCheck<TrackedCheck>, _ file: SourceFile, _ run: inout FileRun
  ) {
    var seen: Set<String> = []
    // A project file is in a folder of its own and names paths from the one around it.
    var folder = run.place.path.parentPath ?? ""
    let isProject = run.place.path.ends(with: ".pbxproj")
    if isProject { folder = folder.parentPath ?? "" }
    for range in Self.paths(in: file) where !Self.isInProduct(range, file) {
      let text = file.text(range)
      let path = FolderPath.join(String(folder), text)
      guard owned.check.isMeant(path), !run.repository.ignored.contains(path),
        !run.repository.encrypted.contains(path),
        !(run.repository.tracked?.contains(path) ?? false), seen.insert(path).inserted,
        !(isProject || !text.contains("/")) || !Self.isKnown(text, run.repository)
      else { continue }
      run.report(
        Finding(
          rule: owned.rule, token: nil, range: range, subject: "mention of \(path)",
          values: ["file": text], severity: owned.check.severity,
          message: MessageTemplate("'{file}' is used here and is in no .gitignore")),
        in: file)
    }
  }

  /// Returns true if git tracks a file with this name, or ignores one, in any folder: a project names
  /// files from the folders of groups, which the path does not say, and a name alone says no folder.
  private static func isKnown(_ path: String, _ repository: RepositoryFiles) -> Bool {
    let name = path.lastPathComponent
    return repository.ignored.names(name)
      || repository.tracked?.contains { $0.lastPathComponent == name } ?? false
  }

  /// Returns true if the path goes on from a variable: `$(TARGET_BUILD_DIR)/Keys.plist` is a copy in the product.
  /// The variables of the project's folder lead to the file itself.
  private static func isInProduct(_ path: Range<Int>, _ file: SourceFile) -> Bool {
    let bytes = file.buffer.padded
    guard bytes[path.lowerBound] == UInt8(ascii: "/"), path.lowerBound > 0 else { return false }
    let before = bytes[..<path.lowerBound]
    guard let last = before.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "}") else {
      return false
    }
    return !Self.homes.contains { before.dropLast().suffix($0.count).elementsEqual($0) }
  }

  /// The variables of Xcode for the folder of the project, behind their brackets.
  private static let homes = ["(SRCROOT", "{SRCROOT", "(PROJECT_DIR", "{PROJECT_DIR"]
    .map { Array($0.utf8) }

  /// The words of the text that have a dot in them, as names of files have.
  private static func paths(in file: SourceFile) -> [Range<Int>] {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    let bytes = file.buffer.padded
    var paths: [Range<Int>] = []
    var offset = 0
    while offset < file.buffer.count {
      let start = offset
      var hasDot = false
      while isPart(bytes[offset]) {
        if bytes[offset] == UInt8(ascii: ".") { hasDot = true }
        offset += 1
      }
      if hasDot { paths.append(start..<offset) }
      offset += 1
    }
    return paths
  }
}
