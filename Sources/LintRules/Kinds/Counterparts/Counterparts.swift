import Matching
import Project

/// A check that folders of one sort have something elsewhere in the project: files, or a document
/// about them.
package struct CounterpartCheck: RuleCheck, Hashable {
  /// The folders, from their app's folder or from the root.
  package var folders: GlobSet
  /// Names of folders that do not count.
  package var except: NameList?
  /// Only folders with a file that matches all of these count. The finding is about that file.
  package var occasions: [String] = []
  /// Globs of which each has to match a file of the project.
  package var files: [String] = []
  /// An expression that has to match in a heading of a Markdown file.
  package var heading: String?
  /// The platforms that `{platform}` is in turn, of those that the project declares.
  package var platforms: [String] = []
  /// Platforms that count as declared.
  package var declared: [String] = []
  /// Conditions of `#if` in the folder that are as good as the files.
  package var branches: [String] = []
  /// The message of its findings, where it differs from the rule's.
  package var message: MessageTemplate?

  package init(folders: GlobSet) { self.folders = folders }

  package var needs: CheckNeeds { platforms.isEmpty ? [] : .moduleSettings }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about folders and what belongs to them elsewhere.
  static let counterparts = RuleKind(
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

  package static let mapping = Mapping<CounterpartCheck>(
    "A check that each matching folder has files, or a document, elsewhere in the project. "
      + "`{folder}` is the name of the folder, `{singular}` the name without the `s` of a plural.",
    keys: [
      Key(
        "folders", \.folders, .globs, "The folders.", example: "['**/Features/*']",
        isRequired: true),
      Key("except", \.except, .names, "Folders that do not count.", example: "[Shared]"),
      Key(
        "if", \.occasions, .texts,
        "Globs of files. Only folders with a file for each of them count, and the finding is about "
          + "the first such file.",
        example: "['**/{folder}View.swift']"),
      Key(
        "files", \.files, .texts, "Globs; each of them matches a file of the project.",
        example: "['**/{folder}RepositoryProtocol.swift']"),
      Key(
        "heading", \.heading, .text,
        "An expression that matches in a heading of a Markdown file. A name such as `PlantList` is "
          + "also found as `Plant List`.",
        example: "'(?i)\\bSPEC\\b.*\\b{folder}\\b'"),
      Key(
        "platforms", \.platforms, .texts,
        "Platforms. `{platform}` is each of them that the project declares, in turn. A project for "
          + "one platform has nothing to adapt to.",
        example: "[macOS, watchOS]"),
      Key(
        "declared", \.declared, .texts, "Platforms that count as declared.", example: "[macOS]"),
      Key(
        "or-branch", \.branches, .texts,
        "Conditions of `#if` in a file of the folder that are as good as the files.",
        example: "'os({platform})'"),
      .message(\.message),
    ],
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

/// The names that a check of counterparts fills in.
struct FolderNames {
  let folder: String
  let platform: String?

  /// The folder's name without the `s` of a plural.
  var singular: String {
    if folder.hasSuffix("ies") { return folder.dropLast(3) + "y" }
    return folder.hasSuffix("s") && !folder.hasSuffix("ss") ? String(folder.dropLast()) : folder
  }

  private var texts: [String: String] {
    var texts = ["folder": folder, "singular": singular]
    texts["platform"] = platform
    return texts
  }

  /// The glob with the names in it, nil where it is none.
  func glob(_ template: String) -> Glob? { try? Glob(Placeholders(texts: texts).fill(template)) }

  /// The text with the names in it.
  func text(_ template: String) -> String {
    texts.reduce(template) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// A name of a file that the glob matches, with the first one of alternatives.
  func example(of template: String) -> String {
    var name = String(text(template).lastPathComponent)
    while let open = name.firstIndex(of: "{"), let close = name[open...].firstIndex(of: "}") {
      let first = name[name.index(after: open)..<close].prefix { $0 != "," }
      name.replaceSubrange(open...close, with: first)
    }
    return name
  }

  /// The expression with the names in it, in which words may be apart, nil where it is none.
  func expression(_ template: String) -> RegularExpression? {
    let filled = texts.reduce(template) {
      $0.replacing("{\($1.key)}", with: Self.pattern(for: $1.value))
    }
    return try? RegularExpression(filled)
  }

  /// An expression for a name whose words may be apart.
  private static func pattern(for name: String) -> String {
    var pattern = ""
    var last: Character?
    for character in name {
      if character.isUppercase, last?.isLowercase == true { pattern += "[ _-]?" }
      if !character.isLetter, !character.isNumber { pattern += "\\" }
      pattern.append(character)
      last = character
    }
    return pattern
  }
}
