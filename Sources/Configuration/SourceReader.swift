import LintRules
import Matching
import Project
import YAML

/// A preset of a run.
struct ChosenPreset: Sendable {
  let preset: Preset
  /// The index of its file among the sources, nil for a preset that archlint ships.
  let source: Int?
  /// True if nothing names the preset: only its rules that need not be asked for count.
  var isUnasked = false

  /// The ids of its rules that count.
  var ruleIDs: [String] { isUnasked ? preset.unaskedRules : preset.ruleIDs }
}

/// Reads the files of a configuration, and those that they extend.
struct SourceReader {
  let files: ConfigurationFiles
  let catalogue: Catalogue
  /// The files in the order in which later ones win.
  private(set) var sources: [ConfigurationSource] = []
  /// The presets in the order in which later ones win.
  private(set) var presets: [ChosenPreset] = []
  /// The problems with the command line.
  private(set) var problems: [ConfigurationProblem] = []
  /// The folders that have a configuration of their own, whether it counts or not.
  private(set) var folders: [String] = []
  /// The files among those that do not count.
  private(set) var passedOver: [String] = []
  /// Files that do not count, with the reason.
  private(set) var notes: [ConfigurationProblem] = []
  /// True if a file that is named could not be read, so that not everything is known that exists.
  private(set) var isIncomplete = false
  private var readsPresets = true
  /// The files that are being read, each named by the one before it.
  private var chain: [ConfigurationText] = []
  private var done: Set<String> = []

  init(_ files: ConfigurationFiles, _ catalogue: Catalogue) {
    self.files = files
    self.catalogue = catalogue
  }

  /// - Parameters:
  ///   - given: the presets that the command line names, which replace those of files.
  ///   - defaults: the presets of a run for which nothing names any.
  mutating func read(presets given: [String], defaults: [String]) {
    readsPresets = given.isEmpty
    for name in given { choose(name) }
    if let project = files.project {
      done.insert(project.identity)
      add(project, .project)
    }
    if let added = files.added {
      sources.append(ConfigurationSource(added, .added, catalogue))
    }
    if given.isEmpty, presets.isEmpty {
      for name in defaults { choose(name) }
      for index in presets.indices {
        presets[index].isUnasked = !presets[index].preset.unasked.isEmpty
      }
    }
    let project = sources.first { $0.role == .project }
    addNested(excluding: GlobSet(project?.file.exclude.map(\.value) ?? []))
  }

  /// Adds the configurations of folders, outer folders first. One that has keys of a project, or is in
  /// a repository of its own, counts where archlint runs in its folder, and so do those inside it.
  private mutating func addNested(excluding excluded: GlobSet) {
    var others: [String] = []
    for nested in files.findNested(excluded) {
      folders.append(nested.folder)
      if others.contains(where: { nested.folder.lies(in: $0) }) { continue }
      if nested.isForeign {
        passOver(
          nested, "is in a repository of its own and counts only when archlint runs in its folder")
        others.append(nested.folder)
        continue
      }
      let text: ConfigurationText
      switch nested.text {
      case .success(let found): text = found
      case .failure(let failure):
        problems.append(
          ConfigurationProblem(file: "\(nested.folder)/.archlint.yml", message: failure.message))
        continue
      }
      let source = ConfigurationSource(text, .nested(folder: nested.folder), catalogue)
      guard !source.keysOfProject.isEmpty else {
        sources.append(source)
        continue
      }
      others.append(nested.folder)
      let keys = source.keysOfProject.map { "'\($0)'" }.joined(separator: " and ")
      passOver(
        nested,
        "has \(keys), so it belongs to a project of its own and counts only when archlint runs in its "
          + "folder; a folder of this project may have "
          + Decoder.list(ConfigurationSource.ofFolder))
    }
  }

  /// Notes why the file of a folder does not count.
  private mutating func passOver(_ nested: ConfigurationFiles.Nested, _ reason: String) {
    let text = try? nested.text.get()
    if let text { passedOver.append(text.identity) }
    notes.append(
      ConfigurationProblem(
        file: text?.path ?? "\(nested.folder)/.archlint.yml", message: reason))
  }

  private mutating func add(_ text: ConfigurationText, _ role: ConfigurationSource.Role) {
    chain.append(text)
    defer { chain.removeLast() }
    var source = ConfigurationSource(text, role, catalogue)
    for name in source.file.extends { follow(name, as: .shared, from: &source) }
    for name in source.file.presets where readsPresets {
      if Self.isPath(name.value) {
        follow(name, as: .preset, from: &source)
      } else if let preset = catalogue.preset(name.value) {
        append(ChosenPreset(preset: preset, source: nil))
      } else {
        source.decoder.problem(missingPreset(name.value), at: name.mark)
      }
    }
    if role == .preset {
      let preset = source.preset
      if let name = source.file.name, catalogue.preset(preset.name) != nil {
        source.decoder.problem(
          "archlint ships a preset '\(preset.name)' already; choose another name", at: name.mark)
      }
      append(ChosenPreset(preset: preset, source: sources.count))
    }
    sources.append(source)
  }

  /// Reads a file that another one names.
  private mutating func follow(
    _ name: Located<String>, as role: ConfigurationSource.Role,
    from source: inout ConfigurationSource
  ) {
    do {
      let text = try files.read(name.value, source.text)
      if let start = chain.firstIndex(where: { $0.identity == text.identity }) {
        let cycle = (chain[start...].map(\.path) + [text.path]).joined(separator: " -> ")
        source.decoder.problem(
          "'\(name.value)' closes a cycle of files that extend each other: \(cycle)",
          at: name.mark)
      } else if done.insert(text.identity).inserted {
        add(text, role)
      }
    } catch {
      isIncomplete = true
      source.decoder.problem(error.message, at: name.mark)
    }
  }

  /// Chooses a preset that the command line names.
  private mutating func choose(_ name: String) {
    if let preset = catalogue.preset(name) {
      append(ChosenPreset(preset: preset, source: nil))
      return
    }
    guard Self.isPath(name) else {
      problems.append(ConfigurationProblem(file: "command line", message: missingPreset(name)))
      return
    }
    do {
      let text = try files.read(name, nil)
      if done.insert(text.identity).inserted { add(text, .preset) }
    } catch {
      problems.append(ConfigurationProblem(file: "command line", message: error.message))
    }
  }

  /// Adds a preset; one that several files name counts where it is named last.
  private mutating func append(_ preset: ChosenPreset) {
    presets.removeAll { $0.preset.name == preset.preset.name }
    presets.append(preset)
  }

  private func missingPreset(_ name: String) -> String {
    let names = catalogue.presetNames
    let hint = NearestName.hint(name, among: names)
    return "there is no preset '\(name)'"
      + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint)
  }

  /// Returns true if a preset is named by its path.
  private static func isPath(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }
}
