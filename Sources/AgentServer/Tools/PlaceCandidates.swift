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
}

/// The files in which a wanted type may be, the likeliest first.
struct PlaceCandidates {
  let wanted: WantedType
  let siblings: PlaceSiblings
  let near: String?
  let rules: [Rule]
  let search: UseSearch

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
    return all.filter { seen.insert($0.path).inserted && !taken.contains($0.path) }
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
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
          + "\(count == 1 ? "is" : "are") in such a folder")
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
        let queries = [check.select] + check.select.any
        guard queries.contains(where: { $0.names?.matches(wanted.name) ?? false }),
          let paths = check.require?.paths
        else { continue }
        found += candidates(in: paths.globs.map(\.pattern), rule)
      }
      for check in rule.checks(of: LayoutCheck.self) {
        guard let files = check.files, let allowed = check.allowed,
          files.matches("\(wanted.name).swift") || files.matches("x/\(wanted.name).swift")
        else { continue }
        found += candidates(in: allowed.globs.map(\.pattern), rule)
      }
    }
    return found
  }

  /// The folders of the project that a glob matches, and the one that it names without wildcards.
  private func candidates(in patterns: [String], _ rule: Rule) -> [PlaceCandidate] {
    let folders = Set(search.survey.places.map { String($0.path.parentPath ?? "") }).sorted()
    return patterns.flatMap { pattern -> [PlaceCandidate] in
      guard let glob = try? Glob(pattern) else { return [] }
      let globs = GlobSet([glob])
      var matched = folders.filter { folder in
        search.survey.place(of: "\(folder)/\(wanted.name).swift").isMatched(by: globs)
      }
      let literal = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
      if matched.isEmpty, !literal.isEmpty { matched = [literal.joined(separator: "/")] }
      return matched.prefix(3).map {
        PlaceCandidate(
          path: join($0, "\(wanted.name).swift"), sibling: siblings.all.first,
          basis: "the rule \(rule.id) names the folder")
      }
    }
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
