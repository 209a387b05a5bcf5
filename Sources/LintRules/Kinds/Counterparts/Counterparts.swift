import Matching
import Project

extension RuleKind {
  /// Rules about folders and what belongs to them elsewhere.
  static let counterparts: RuleKind = RuleKind(
    [
      .checks(
        "counterparts", of: CounterpartCheck.self,
        "Files and documents that each matching folder needs elsewhere in the project.",
        example: "{folders: ['**/Features/*'], heading: 'SPEC: {folder}'}")
    ],
    mappings: [CounterpartCheck.mapping.info], compile: { checks, _ in CounterpartProgram(checks) })
}

extension CounterpartCheck: MappingValue {
  package static let mappingName = "counterparts"

  package static let mapping: Mapping<CounterpartCheck> = Mapping(
    "A check that each matching folder has files, or a document, elsewhere in the project. "
      + "`{folder}` is the name of the folder, `{singular}` the name without the `s` of a plural.",
    keys: [
      Key(
        "folders", { $0.folders = $1 }, .globs, "The folders.", example: "['**/Features/*']",
        isRequired: true),
      Key("except", { $0.except = $1 }, .names, "Folders that do not count.", example: "[Shared]"),
      Key(
        "if", { $0.occasions = $1 }, .texts,
        "Globs of files. Only folders with a file for each of them count, and the finding is about "
          + "the first such file.",
        example: "['**/{folder}View.swift']"),
      Key(
        "files", { $0.files = $1 }, .texts, "Globs; each of them matches a file of the project.",
        example: "['**/{folder}RepositoryProtocol.swift']"),
      Key(
        "heading", { $0.heading = $1 }, .text,
        "An expression that matches in a heading of a Markdown file. A name such as `PlantList` is "
          + "also found as `Plant List`.",
        example: "'(?i)\\bSPEC\\b.*\\b{folder}\\b'"),
      Key(
        "platforms", { $0.platforms = $1 }, .texts,
        "Platforms. `{platform}` is each of them that the project declares, in turn. A project for "
          + "one platform has nothing to adapt to.",
        example: "[macOS, watchOS]"),
      Key(
        "declared", { $0.declared = $1 }, .texts, "Platforms that count as declared.",
        example: "[macOS]"),
      Key(
        "or-branch", { $0.branches = $1 }, .texts,
        "Conditions of `#if` in a file of the folder that are as good as the files.",
        example: "'os({platform})'"),
      .message(\.message, example: "{folder} has no {file}"),
    ],
    needs: .exactlyOne(of: ["files", "heading"]),
    make: { CounterpartCheck(folders: GlobSet([])) },
    check: { check, node, decoder in
      guard check.files.isEmpty != (check.heading == nil) else {
        decoder.problem("'counterparts' needs either 'files' or 'heading'", at: node)
        return false
      }
      // With letters in place of the names, globs and expressions are read once to find mistakes.
      let sample = FolderNames(folder: "Aa", platform: "Aa")
      for glob in check.files + check.occasions where sample.glob(glob) == nil {
        decoder.problem("'\(glob)' is not a glob", at: node)
        return false
      }
      if let heading = check.heading, sample.expression(heading) == nil {
        decoder.problem("'\(heading)' is not a regular expression", at: node)
        return false
      }
      return true
    })
}
