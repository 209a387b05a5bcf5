import Buffers
import LintRules
import Project
import YAML

/// One file of a configuration, decoded.
struct ConfigurationSource: Sendable {
  /// The part that a file has in a configuration.
  enum Role: Sendable, Hashable {
    /// The configuration of the project.
    case project
    /// A file that another one extends.
    case shared
    /// A file that another one names among its presets.
    case preset
    /// Rules that a command adds.
    case added
    /// The configuration of a folder in the project.
    case nested(folder: String)
  }

  let text: ConfigurationText
  let role: Role
  var decoder: Decoder
  @Boxed private(set) var file = ConfigurationFile()
  /// The keys of a folder's file that only a project may have. With one of them it is the configuration
  /// of a project of its own.
  private(set) var keysOfProject: [String] = []
  /// True if the file is no YAML or no mapping, so that nothing is known of what it holds.
  private(set) var isUnreadable = false
  /// The locations of the keys of the file.
  private var keyMarks: [String: YAMLMark] = [:]

  /// Decodes a file. Its problems are in ``decoder``.
  init(_ text: ConfigurationText, _ role: Role, _ catalogue: Catalogue) {
    self.text = text
    self.role = role
    decoder = Decoder(file: text.path, apis: catalogue.apis, vocabulary: catalogue.vocabulary)
    if case .nested(let folder) = role { decoder.folder = folder }
    do {
      let node = try YAMLNode.parseMerged(text.text)
      if node.scalar?.isNull == true { return }
      if role == .added, node.sequence != nil || node.member("id") != nil {
        file.ownRules = decoder.items(node)
        return
      }
      guard let file = ConfigurationFile.mapping.read(node, &decoder, as: "the configuration")
      else {
        isUnreadable = true
        return
      }
      self.file = file
      for entry in node.mapping ?? [] {
        keyMarks[entry.key.scalar?.text ?? ""] = entry.key.start
      }
      checkKeys(of: node)
    } catch {
      isUnreadable = true
      decoder.problem(error.message, at: error.mark)
    }
  }

  /// The folder of a nested file, nil for others.
  var folder: String? {
    if case .nested(let folder) = role { folder } else { nil }
  }

  /// True if its settings apply to the whole project.
  var isGlobal: Bool { role == .project || role == .shared || role == .added }

  /// The origin of what is at `mark`.
  func origin(_ mark: YAMLMark) -> Origin { Origin(text.path, mark) }

  /// The location of a key, the start of the file where it does not have it.
  func mark(of key: String) -> YAMLMark {
    keyMarks[key] ?? YAMLMark(offset: 0, line: 1, column: 1)
  }

  /// The entry of a rule, nil if the file does not set it.
  func entry(_ id: String) -> RuleEntry? { file.entries.first { $0.id == id } }

  /// The problems of the file, without its text where that must not be shown.
  ///
  /// - Parameter known: names that archlint has, which are no text of the file.
  func problems(known: @autoclosure () -> Set<String>) -> [ConfigurationProblem] {
    let problems = decoder.orderedProblems
    guard !text.isQuotable else { return problems }
    let names = known()
    var lines: Set<Int> = []
    return problems.filter { lines.insert($0.line).inserted }.map { problem in
      ConfigurationProblem(
        file: problem.file, line: problem.line, column: problem.column,
        message: Self.withoutQuotes(problem.message, but: names)
          + " (a file outside the repository, whose text is not shown; 'archlint config --config "
          + "\(problem.file.lastPathComponent)' in its folder shows it)")
    }
  }

  /// A message without what it quotes, except for some names: the rest are words of archlint.
  private static func withoutQuotes(_ message: String, but known: Set<String>) -> String {
    // The nearest name would say something about the text.
    let end = message.firstByteRange(of: "; did you mean")?.lowerBound ?? message.endIndex
    let parts = message[..<end].split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count.isMultiple(of: 2) == false else { return "there is a mistake here" }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) || known.contains(String(part)) ? String(part) : "…"
    }.joined(separator: "'")
  }

  /// Refuses the keys that a file of its role must not have.
  private mutating func checkKeys(of node: YAMLNode) {
    for entry in node.mapping ?? [] {
      guard let key = entry.key.scalar?.text, let problem = Self.problem(key, role) else {
        continue
      }
      decoder.problem("'\(key)' \(problem)", at: entry.key)
    }
    guard folder != nil else { return }
    keysOfProject = Self.keysOfProject(among: keyMarks.keys)
    for entry in file.entries where entry.baseline != nil {
      decoder.problem("'baseline' belongs in the configuration of the root", at: entry.mark)
    }
  }

  /// Why a file of this role must not have a key, nil if it may.
  private static func problem(_ key: String, _ role: Role) -> String? {
    let ofProject: Set = ["include", "exclude", "apps", "authorized", "ticked"]
    let ofPreset: Set = ["name", "title", "about", "app"]
    switch role {
    case .project:
      return ofPreset.contains(key) ? "belongs in a file that 'presets' names" : nil
    case .shared, .preset, .added:
      return ofProject.contains(key)
        ? "is about one project and cannot be shared; put it into the project's .archlint.yml" : nil
    case .nested: return nil
    }
  }

  /// The keys that only a project may have, sorted.
  static func keysOfProject(among keys: some Sequence<String>) -> [String] {
    let known = Set(ConfigurationFile.mapping.info.keys.map(\.name))
    return keys.filter { known.contains($0) && !ofFolder.contains($0) }.sorted()
  }

  /// The keys that the file of a folder may have.
  static let ofFolder = ["options", "own-rules", "rules", "terms"]
}

extension ConfigurationSource {
  /// The file as a preset.
  var preset: Preset {
    var preset = Preset()
    let stem = text.path.split(separator: "/").last.map(String.init) ?? text.path
    preset.name = file.name?.value ?? String(stem.split(separator: ".").first ?? "preset")
    preset.title = file.title ?? preset.name
    preset.about = file.about ?? ""
    preset.apps = file.apps
    preset.layers = file.layers
    preset.entries = file.entries
    preset.options = file.options
    return preset
  }
}
