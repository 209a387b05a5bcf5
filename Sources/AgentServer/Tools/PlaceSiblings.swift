import Engine
import LintRules
import Matching
import Project
import SwiftSource

/// The types of a project that are like a wanted one.
struct PlaceSiblings: Sendable {
  /// One of them, with the part of its name that says whom it serves.
  struct Sibling: Sendable {
    let name: String
    let feature: String
    let path: String
  }

  /// The wanted type, its name divided as those of the siblings are.
  let wanted: WantedType
  /// Those in files of their own name first.
  let all: [Sibling]

  init(_ wanted: WantedType, near: String?, _ search: UseSearch) {
    let wantsTests = wanted.name.hasSuffix("Tests") || wanted.name.contains("Mock")
    let types = search.targets(in: "").filter { target in
      let place = search.survey.places[search.table.file(of: target.symbol)]
      return !target.name.contains(".") && target.name != wanted.name
        && (wantsTests || !(place.isTest || place.isTestSupport))
    }
    let parts = WantedType.parts(of: wanted.name)
    let roles =
      wanted.role.isEmpty
      ? [] : [wanted.role] + (1..<max(1, parts.count)).map { parts[$0...].joined() }
    var divided = wanted
    var found: [Sibling] = []
    for role in roles {
      found = Self.siblings(types, role: role)
      if found.isEmpty { continue }
      if role != wanted.role { divided = wanted.divided(role: role) }
      break
    }
    if found.isEmpty, !wanted.inherits.isEmpty {
      found = Self.heirs(of: wanted.inherits, types, search)
    }
    self.wanted = divided
    // Of equal ones, those that are alone in a file and near.
    all = found.sorted { first, second in
      let keys = [first, second].map { sibling -> (Int, Int, String) in
        let isNear = near.map { sibling.path.lies(in: $0) } ?? false
        let isOwn = Place(path: sibling.path).stem == sibling.name
        return (isNear ? 0 : 1, isOwn ? 0 : 1, sibling.path)
      }
      return keys[0] < keys[1]
    }
  }

  private static func siblings(_ types: [UseSearch.Target], role: String) -> [Sibling] {
    // `ViewModel` and `ViewController` are roles of their own.
    let isPart = role == "Model" || role == "Controller"
    return types.compactMap { type in
      guard type.name.hasSuffix(role), type.name.count > role.count else { return nil }
      let feature = String(type.name.dropLast(role.count))
      if isPart, feature.hasSuffix("View") { return nil }
      return Sibling(name: type.name, feature: feature, path: type.path)
    }
  }

  /// The most files that are read to find types by what they inherit.
  private static let mostFiles = 400

  private static func heirs(
    of supertypes: [String], _ types: [UseSearch.Target], _ search: UseSearch
  ) -> [Sibling] {
    let wanted = Set(supertypes)
    let paths = Set(types.map(\.path)).sorted().prefix(mostFiles)
    return paths.flatMap { path -> [Sibling] in
      guard let file = search.source(path) else { return [] }
      return TypeText.all(in: file).filter { !wanted.isDisjoint(with: $0.inherited) }.map {
        Sibling(name: $0.name, feature: WantedType.parts(of: $0.name).first ?? $0.name, path: path)
      }
    }
  }
}
