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
  /// Globs, each of which has to match a file of the project.
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

  package var subject: [FileFact] { [FileFact(in: folders)] }

  package var needs: CheckNeeds { platforms.isEmpty ? [] : .moduleSettings }
}

/// The names that a check of counterparts fills in.
struct FolderNames {
  let folder: String
  let platform: String?

  private var texts: [String: String] {
    var texts = ["folder": folder, "singular": String(folder[...].singular)]
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
