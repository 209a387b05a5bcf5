import Configuration
import Engine
import LintRules
import Matching
import Project
import SwiftSource

/// A file in which the wanted type may be.
struct PlaceCandidate: Sendable {
  let path: String
  /// The type that serves as the model, nil if there is none.
  let sibling: PlaceSiblings.Sibling?
  /// Why the file may be there.
  let basis: String
  /// True if types like it are in such a folder.
  var isOfSiblings = false
}

/// The files in which a wanted type may be, the likeliest first.
struct PlaceCandidates {
  let wanted: WantedType
  let siblings: PlaceSiblings
  let near: String?
  let rules: [Rule]
  let search: UseSearch
  private let layers: LayerSet

  init(
    wanted: WantedType, siblings: PlaceSiblings, near: String?, rules: [Rule], search: UseSearch
  ) {
    self.wanted = wanted
    self.siblings = siblings
    self.near = near
    self.rules = rules
    self.search = search
    layers = (try? search.project.configuration.layers) ?? LayerSet()
  }

  /// How many siblings count towards the usual folder.
  private static let mostSiblings = 500

  var all: [PlaceCandidate] {
    var all = ofSiblings + ofRules
    if all.isEmpty { all = ofFolders }
    if let near, !all.contains(where: { $0.path.lies(in: near) }) {
      all.insert(
        PlaceCandidate(
          path: join(near, "\(wanted.name).swift"), sibling: siblings.all.first,
          basis: "the folder that was asked for"), at: 0)
    }
    var seen: Set<String> = []
    let taken = Set(search.survey.places.map(\.path))
    let free = all.filter { seen.insert($0.path).inserted && !taken.contains($0.path) }
    // Those that no rule about places forbids first; of these, where most rules are about such a type.
    let ranked = free.enumerated().map { index, candidate in
      let place = search.survey.place(of: candidate.path)
      let isNear = near.map { candidate.path.lies(in: $0) } ?? false
      let isLike = candidate.isOfSiblings
      let fit = isLike ? 0 : -affinity(of: place)
      return (
        key: (isNear ? 0 : 1, violations(at: place), isLike ? 0 : 1, fit, index),
        candidate: candidate
      )
    }
    return ranked.sorted { $0.key < $1.key }.map(\.candidate)
  }

  // MARK: - Fit

  /// How many rules about places forbid the file, as far as its path tells.
  private func violations(at place: Place) -> Int {
    inForce(at: place).reduce(0) { count, rule in
      let layouts = rule.checks(of: LayoutCheck.self).count { check in
        guard let files = check.files, place.isMatched(by: files) else { return false }
        return check.allowed.map { !place.isMatched(by: $0) } ?? false
      }
      let declarations = rule.checks(of: DeclarationCheck.self).count { check in
        guard isAboutName(check), let paths = check.require?.paths else { return false }
        return !place.isMatched(by: paths)
      }
      return count + layouts + declarations
    }
  }

  /// How many rules about some paths only are about such a type at a place.
  private func affinity(of place: Place) -> Int {
    inForce(at: place).count { rule in
      (rule.selector.included.paths != nil || !rule.selector.included.layers.isEmpty)
        && rule.checks(of: DeclarationCheck.self).contains { isAboutName($0) }
    }
  }

  private func inForce(at place: Place) -> [Rule] {
    rules.filter { rule in
      rule.severity(at: place) != nil && rule.selector.selects(place, layers: layers)
    }
  }

  private func isAboutName(_ check: DeclarationCheck) -> Bool {
    ([check.select] + check.select.any).contains { $0.names?.matches(wanted.name) ?? false }
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
  }

  // MARK: - Siblings

  /// The folders of siblings, with the feature in the place of theirs.
  private var ofSiblings: [PlaceCandidate] {
    var counts: [String: (count: Int, weight: Int, sibling: PlaceSiblings.Sibling)] = [:]
    let feature = siblings.wanted.feature
    let folders = Set(search.survey.places.map { String($0.path.parentPath ?? "") })
    for sibling in siblings.all.prefix(Self.mostSiblings) {
      let folder = String(sibling.path.parentPath ?? "")
      var parts = folder.split(separator: "/").map(String.init)
      for index in parts.indices {
        parts[index] = Self.renamed(parts[index], from: sibling.feature, to: feature)
      }
      let template = parts.joined(separator: "/")
      let known = counts[template]
      // A folder that is named after its feature says how those of others are named.
      let weight = template == folder ? 1 : 2
      counts[template] = (
        (known?.count ?? 0) + 1, (known?.weight ?? 0) + weight, known?.sibling ?? sibling
      )
    }
    let word = feature.lowercased()
    let ordered = counts.map { folder, value in
      // A folder of the feature says most; then one that is near, then the most usual one.
      let hasFeature = folder.split(separator: "/").contains { $0.lowercased().hasPrefix(word) }
      var rank = value.weight
      if near.map({ folder.lies(in: $0) }) ?? false { rank += 10_000 }
      if hasFeature, folders.contains(folder) { rank += 1_000 }
      return (key: (-rank, folder.utf8.count, folder), folder: folder, value: value)
    }
    return ordered.sorted { $0.key < $1.key }.prefix(6).map { entry in
      let count = entry.value.count
      return PlaceCandidate(
        path: join(entry.folder, "\(wanted.name).swift"), sibling: entry.value.sibling,
        basis: "\(count) of \(counted(siblings.all.count, "type")) like *\(siblings.wanted.role) "
          + "\(count == 1 ? "is" : "are") in such a folder", isOfSiblings: true)
    }
  }

  private static func renamed(_ component: String, from old: String, to new: String) -> String {
    guard !old.isEmpty, component.hasPrefix(old) else {
      return component.lowercased() == old.lowercased() && !old.isEmpty ? new : component
    }
    return new + component.dropFirst(old.count)
  }

  // MARK: - Rules

  /// The folders that rules allow for such a name.
  private var ofRules: [PlaceCandidate] {
    var found: [PlaceCandidate] = []
    for rule in rules {
      for check in rule.checks(of: DeclarationCheck.self) {
        guard isAboutName(check), let paths = check.require?.paths else { continue }
        found += candidates(in: paths, rule)
      }
      for check in rule.checks(of: LayoutCheck.self) {
        guard let files = check.files, let allowed = check.allowed,
          files.matches("\(wanted.name).swift") || files.matches("x/\(wanted.name).swift")
        else { continue }
        found += candidates(in: allowed, rule)
      }
    }
    return found
  }

  /// A file for each glob, with the feature in the place of wildcards, in the folders of apps.
  private func candidates(in globs: GlobSet, _ rule: Rule) -> [PlaceCandidate] {
    globs.globs.flatMap { glob -> [PlaceCandidate] in
      guard let folder = folder(of: glob.pattern) else { return [] }
      let roots = glob.pattern.hasPrefix("**") ? appFolders + [""] : appFolders
      return Array(Set(roots)).sorted().compactMap { root in
        let path = join(join(root, folder), "\(wanted.name).swift")
        guard search.survey.place(of: path).isMatched(by: GlobSet([glob])) else { return nil }
        return PlaceCandidate(
          path: path, sibling: siblings.all.first, basis: "the rule \(rule.id) allows the folder")
      }
    }
  }

  /// The folders of apps, those of most files first; the root where there is none.
  private var appFolders: [String] {
    var counts: [String: Int] = [:]
    for place in search.survey.places where !place.isTest {
      if let folder = place.appFolder { counts[folder, default: 0] += 1 }
    }
    let folders = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map(\.key)
    return folders.isEmpty ? [""] : folders
  }

  /// The folder of a glob, with the feature in the place of wildcards; nil if nothing is left.
  private func folder(of pattern: String) -> String? {
    var parts = pattern.split(separator: "/").map(String.init)
    if parts.last?.contains(".") == true || parts.last == "**" { parts.removeLast() }
    let filled = parts.compactMap { part -> String? in
      if part == "**" { return nil }
      guard part.contains(where: { "*?[{".contains($0) }) else { return part }
      if part.hasPrefix("{"), part.hasSuffix("}"), !part.contains("*"), !part.contains("[") {
        return part.dropFirst().prefix { $0 != "," && $0 != "}" }.description
      }
      return siblings.wanted.feature.isEmpty ? wanted.name : siblings.wanted.feature
    }
    return filled.isEmpty ? nil : filled.joined(separator: "/")
  }

  // MARK: - Folders

  /// Folders that are named like what is wanted.
  private var ofFolders: [PlaceCandidate] {
    let role = wanted.role.lowercased()
    let code = search.survey.places.filter { !$0.isTest }
    let folders = Set(code.map { String($0.path.parentPath ?? "") })
    let names = Set([role, "\(role)s", "\(role)es", wanted.feature.lowercased()])
      .subtracting([""])
    let found = folders.filter { names.contains(String($0.lastPathComponent).lowercased()) }
    return found.sorted().prefix(3).map {
      PlaceCandidate(
        path: join($0, "\(wanted.name).swift"), sibling: nil, basis: "the folder is named like it")
    }
  }
}
