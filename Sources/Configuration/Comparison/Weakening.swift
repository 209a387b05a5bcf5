import LintRules
import Matching

/// A change of a configuration with which a run checks less than before.
package struct Weakening: Sendable, Hashable {
  /// The file that makes it, and the 1-based line, 0 for something that is gone.
  package let file: String
  package let line: Int
  /// The change, as a clause without a subject.
  package let message: String

  package init(file: String, line: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place of the change, as compilers print it.
  package var place: String { line == 0 ? file : "\(file):\(line)" }
}

extension Weakening {
  /// The changes from one configuration to another with which a run checks less, in the order of the new one.
  /// Both have their outcomes.
  ///
  /// - Parameter file: the file of the project's configuration, for what is gone.
  package static func changes(
    from old: Configuration, to new: Configuration, file: String
  ) -> [Weakening] {
    guard let before = old.outcome, let after = new.outcome else { return [] }
    return Comparison(
      old: Settings(before, old.definitions), new: Settings(after, new.definitions), file: file
    ).weakenings + authorizations(from: old, to: new, file: file)
  }

  private static func authorizations(
    from old: Configuration, to new: Configuration, file: String
  ) -> [Weakening] {
    let place: (file: String, line: Int)
    if case .file(let path, let line, _)? = new.outcome?.authorized {
      place = (path, line)
    } else {
      place = (file, 0)
    }
    return new.authorizations.filter { !old.authorizations.contains($0) }.map { authorization in
      let globs = authorization.paths.globs.map { "'\($0.pattern)'" }.joined(separator: ", ")
      return Weakening(
        file: place.file, line: place.line,
        message: "allows changes of \(globs) (\(authorization.reason))")
    }
  }
}

/// The settings of a run by their keys.
private struct Settings {
  /// The keys that lead to a setting, in a folder.
  struct Path: Hashable {
    let folder: String
    let keys: [String]
  }

  let definitions: [String: String]
  private var lines: [Path: [ConfigurationOutcome.Line]] = [:]
  /// The last entry that switches a rule off.
  private(set) var off: [Path: ConfigurationOutcome.Line] = [:]
  /// The paths in their order, each once.
  private(set) var paths: [Path] = []

  init(_ outcome: ConfigurationOutcome, _ definitions: [String: String]) {
    self.definitions = definitions
    for line in outcome.lines {
      let path = Path(folder: line.folder, keys: line.keys)
      if lines[path] == nil { paths.append(path) }
      lines[path, default: []].append(line)
    }
    for line in outcome.off { off[Path(folder: line.folder, keys: line.keys)] = line }
  }

  func lines(_ path: Path) -> [ConfigurationOutcome.Line] { lines[path] ?? [] }

  /// The texts of a list such as `exclude`, with the line of each.
  func texts(_ key: String) -> [(text: String, line: ConfigurationOutcome.Line)] {
    lines(Path(folder: "", keys: [key])).compactMap { line in
      if case .text(let text) = line.value { (text, line) } else { nil }
    }
  }

  func value(_ path: Path) -> ConfigurationOutcome.Value? { lines(path).first?.value }

  /// The severity of a rule, nil where it is off.
  func severity(_ rule: Path) -> Severity? {
    guard case .text(let name)? = value(Path(folder: rule.folder, keys: rule.keys + ["severity"]))
    else { return nil }
    return Severity(rawValue: name)
  }
}

/// Two configurations, one after the other.
private struct Comparison {
  let old: Settings
  let new: Settings
  let file: String

  /// The number of rules that are named when a change switches off many.
  private static let namedRules = 5

  var weakenings: [Weakening] { places + layers + lists + rules }

  private func weakening(
    _ message: String, _ line: ConfigurationOutcome.Line? = nil
  ) -> Weakening {
    if case .file(let path, let number, _)? = line?.origin {
      return Weakening(file: path, line: number, message: message)
    }
    return Weakening(file: file, message: message)
  }

  // MARK: - Files

  private var places: [Weakening] {
    let presets = Set(new.texts("presets").map(\.text))
    let excluded = Set(old.texts("exclude").map(\.text))
    let included = Set(new.texts("include").map(\.text))
    let before = old.texts("include").map(\.text)
    var found = old.texts("presets").filter { !presets.contains($0.text) }
      .map { weakening("no longer uses the preset '\($0.text)'") }
    found += new.texts("exclude").filter { !excluded.contains($0.text) }
      .map { weakening("excludes '\($0.text)'", $0.line) }
    if before.isEmpty, let first = new.texts("include").first {
      found.append(weakening("reads only the files under 'include'", first.line))
    } else if !included.isEmpty {
      found += before.filter { !included.contains($0) }
        .map { weakening("no longer includes '\($0)'") }
    }
    if old.texts("apps").map(\.text) != new.texts("apps").map(\.text) {
      found.append(weakening("names other folders of apps", new.texts("apps").first?.line))
    }
    return found
  }

  private var layers: [Weakening] {
    var found: [Weakening] = []
    for path in old.paths where path.keys.first == "layers" {
      let name = path.keys[1]
      let line = new.lines(path).first
      guard new.value(path) != old.value(path) else { continue }
      if path.keys.count == 2 { found.append(weakening("has no layer '\(name)' any more")) }
      // What a layer had is gone with it.
      guard new.value(Settings.Path(folder: path.folder, keys: ["layers", name])) != nil else {
        continue
      }
      guard path.keys[2] == "uses", case .list(let before)? = old.value(path) else {
        found.append(weakening("gives the layer '\(name)' other files", line))
        continue
      }
      guard case .list(let after)? = new.value(path) else {
        found.append(weakening("no longer limits what the layer '\(name)' uses"))
        continue
      }
      found += after.filter { !before.contains($0) }
        .map { weakening("lets the layer '\(name)' use '\($0)'", line) }
    }
    return found
  }

  /// Terms, protected files and options for all rules.
  private var lists: [Weakening] {
    let kept = Set(new.texts("protected").map(\.text))
    var found = old.texts("protected").filter { !kept.contains($0.text) }
      .map { weakening("no longer protects '\($0.text)'") }
    for path in old.paths where path.keys.count == 2 && new.value(path) != old.value(path) {
      switch path.keys[0] {
      case "terms" where new.value(path) == nil:
        found.append(weakening("no longer replaces the term '\(path.keys[1])'"))
      case "options":
        found.append(
          weakening("gives the option '\(path.keys[1])' another value", new.lines(path).first))
      default: continue
      }
    }
    return found
  }

  // MARK: - Rules

  private var rules: [Weakening] {
    let paths = old.paths.filter { $0.keys.count == 2 && $0.keys[0] == "rules" }
    var found: [Weakening] = []
    var off: [Settings.Path] = []
    for path in paths {
      let id = path.keys[1]
      guard let before = old.severity(path) else { continue }
      guard let after = new.severity(path) else {
        off.append(path)
        continue
      }
      if after < before {
        let line = new.lines(Settings.Path(folder: path.folder, keys: path.keys + ["severity"]))
          .first
        found.append(
          weakening("makes '\(id)' \(after.article) and no longer \(before.article)", line))
      }
      if let text = old.definitions[id], let other = new.definitions[id], text != other,
        id != "project-protected-files" || isEquallyProtected
      {
        found.append(weakening("changes the rule '\(id)'", new.lines(path).first))
      }
    }
    for path in new.paths where path.keys.count > 2 && path.keys[0] == "rules" {
      found += setting(path).map { [$0] } ?? []
    }
    return switchedOff(off) + found
  }

  /// True if the same globs protect files, so that other differences are not just more of them.
  private var isEquallyProtected: Bool {
    old.texts("protected").map(\.text) == new.texts("protected").map(\.text)
  }

  private func switchedOff(_ rules: [Settings.Path]) -> [Weakening] {
    guard rules.count > Self.namedRules else {
      return rules.map { weakening("switches off '\($0.keys[1])'", new.off[$0]) }
    }
    let names = rules.prefix(Self.namedRules).map { "'\($0.keys[1])'" }.joined(separator: ", ")
    return [
      weakening(
        "switches off \(rules.count) rules: \(names) and \(rules.count - Self.namedRules) more",
        rules.lazy.compactMap { new.off[$0] }.first)
    ]
  }

  /// A setting of a rule that the change adds or replaces, and that can weaken the rule.
  private func setting(_ path: Settings.Path) -> Weakening? {
    let rule = Settings.Path(folder: path.folder, keys: Array(path.keys.prefix(2)))
    guard old.severity(rule) != nil, let severity = new.severity(rule),
      new.value(path) != old.value(path), let line = new.lines(path).first
    else { return nil }
    let id = path.keys[1]
    switch (path.keys[2], path.keys.count) {
    case ("in", _), ("not-in", _):
      return weakening("gives '\(id)' another '\(path.keys[2])'", line)
    case ("baseline", _): return weakening("gives '\(id)' another 'baseline'", line)
    case ("options", 4):
      return weakening("gives the option '\(path.keys[3])' of '\(id)' another value", line)
    case ("paths", 4):
      guard case .text(let level) = line.value else { return nil }
      if let other = Severity(rawValue: level), other >= severity { return nil }
      return weakening("makes '\(id)' \(level) in '\(path.keys[3])'", line)
    default: return nil
    }
  }
}

extension Severity {
  /// The severity as a noun with its article.
  fileprivate var article: String { (self == .warning ? "a " : "an ") + rawValue }
}
