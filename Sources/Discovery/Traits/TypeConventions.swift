import SwiftSource

/// Conventions about the names, places and shapes of types, protocols, suites of tests and members.
struct TypeConventions {
  let project: ObservedProject
  let populations: Populations
  let learner: TraitLearner

  /// All of them, each thing named at most once with one claim of a sort.
  var all: [Convention] {
    conventions(about: populations.types, .type, where: Self.isClaimAboutTypes)
      + conventions(about: populations.protocols, .protocol, where: Self.isClaimAboutProtocols)
      + conventions(about: populations.suites, .suite, where: Self.isClaimAboutSuites)
      + conventions(about: populations.members, .property, where: Self.isClaimAboutMembers)
  }

  // MARK: - Claims that make sense

  static func isClaimAboutTypes(_ given: Trait, _ then: Trait) -> Bool {
    switch (given, then) {
    case (.inherits(let name), .suffix), (.inherits(let name), .folder),
      (.inherits(let name), .below):
      // Those that serve another type are named after what they are.
      !helpers.contains { name.hasSuffix($0) }
    case (.attribute, .suffix), (.folder, .suffix), (.below, .suffix): true
    case (.below, .prefix), (.folder, .prefix): true
    case (.attribute, .folder), (.attribute, .below), (.suffix, .folder), (.suffix, .below): true
    case (.suffix, .final), (.below, .final), (.inherits, .final): true
    case (.kind(.class), .final): true
    case (.suffix, .attribute), (.inherits, .attribute), (.folder, .attribute),
      (.below, .attribute):
      true
    case (.suffix, .inherits(let name)), (.folder, .inherits(let name)),
      (.below, .inherits(let name)):
      !capabilities.contains(name)
    // What inherits is mostly decided by what it inherits.
    case (.suffix, .kind(let kind)): kind != .protocol
    // Most types are structs, so that a folder of them says nothing.
    case (.folder, .kind(let kind)), (.below, .kind(let kind)): kind != .protocol && kind != .struct
    case (.folder, .access("public")), (.below, .access("public")): true
    default: false
    }
  }

  /// Abilities of types, which say little of what they are for.
  private static let capabilities: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "CustomStringConvertible", "Comparable", "NSObject",
    "CaseIterable", "String", "Int", "AnyObject", "CustomDebugStringConvertible",
  ]

  /// The last words of protocols of what helps another type.
  private static let helpers = [
    "Delegate", "DataSource", "Observer", "Subscriber", "Representable",
  ]

  static func isClaimAboutProtocols(_ given: Trait, _ then: Trait) -> Bool {
    switch (given, then) {
    case (.kind, .suffix), (.folder, .suffix), (.below, .suffix), (.kind, .folder),
      (.suffix, .folder), (.suffix, .below), (.suffix, .inherits), (.suffix, .attribute):
      true
    default: false
    }
  }

  static func isClaimAboutSuites(_ given: Trait, _ then: Trait) -> Bool {
    switch (given, then) {
    case (.inherits("XCTestCase"), .suffix), (.inherits("XCTestCase"), .final),
      (.attribute("Suite"), .suffix), (.suffix("Tests"), .final), (.suffix("Tests"), .kind),
      (.suffix("Tests"), .attribute), (.inherits("XCTestCase"), .attribute):
      true
    default: false
    }
  }

  static func isClaimAboutMembers(_ given: Trait, _ then: Trait) -> Bool {
    if case .attribute(let name) = given, case .access(let level) = then {
      return level == "private" && !["objc", "discardableResult", "available"].contains(name)
    }
    return false
  }

  // MARK: - From claims to conventions

  private func conventions(
    about population: Population, _ noun: TraitWording.Noun,
    where isClaim: (Trait, Trait) -> Bool
  ) -> [Convention] {
    let claims = learner.claims(about: population, where: isClaim).filter {
      isRole($0, population) && isSpread($0, population) && !isDecided($0, population)
    }
    // Of one trait and one sort of claims, only the most surprising.
    var best: [String: Convention] = [:]
    for claim in claims {
      guard let convention = convention(claim, population, noun) else { continue }
      let key = "\(claim.given) \(Self.sort(of: claim.then))"
      if let known = best[key], case .suffix = claim.then,
        known.departures == convention.departures, known.total == convention.total
      {
        // The longer of two endings says more.
        if known.says.count < convention.says.count { best[key] = convention }
        continue
      }
      if let known = best[key],
        (known.worth, known.says.count) >= (convention.worth, convention.says.count)
      {
        continue
      }
      best[key] = convention
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func sort(of trait: Trait) -> String {
    switch trait {
    case .suffix: "suffix"
    case .folder, .below: "place"
    case .attribute(let name): "attribute \(name)"
    case .inherits: "inherits"
    default: "\(trait)"
    }
  }

  /// Returns true if the subjects of a claim are in several files, and neither all of those that follow
  /// are in one: many types in one file are one decision.
  private func isSpread(_ claim: TraitLearner.Claim, _ population: Population) -> Bool {
    let files = Set(claim.subjects.map { population.places[Int($0)].file })
    return files.count * 2 >= claim.subjects.count || files.count >= TraitLearner.fewest
  }

  /// Returns true unless a folder that a claim names is that of a feature, where things are because of
  /// what they are for and not because of what they are.
  ///
  /// A folder of a role has the name of it, or is in several places, or holds little else.
  private func isRole(_ claim: TraitLearner.Claim, _ population: Population) -> Bool {
    let given = population.traits[claim.given]
    if claim.then == .final, given.isPlace {
      // What one feature does is no custom.
      return claim.subjects.count * 5
        >= population.known(.kind(.class)).map { population.subjects[$0].count } ?? 0
    }
    guard claim.then.isPlace else { return true }
    guard let place = population.known(claim.then), !isMost(claim.then) else { return false }
    let inside = population.subjects[place]
    let following = claim.subjects.count - claim.departing.count
    if following * 2 >= inside.count { return true }
    let (name, isPath): (String, Bool) =
      switch claim.then {
      case .folder(let name): (name, false)
      case .below(let path): (String(path.split(separator: "/").last ?? ""), true)
      default: ("", false)
      }
    if Self.shareWord(name, given) { return true }
    guard !isPath else { return false }
    let parents = Set(
      inside.compactMap { subject in
        Self.parent(of: name, in: project.files[Int(population.places[Int(subject)].file)].path)
      })
    return parents.count >= 3
  }

  /// Returns true if much of the project is in a place, so that it is no news to find something there.
  private func isMost(_ place: Trait) -> Bool {
    let files = populations.files
    return files.known(place).map { files.subjects[$0].count * 5 > files.count * 2 } ?? false
  }

  /// Returns true if types are of a kind because of what they inherit: views are structs, and controllers
  /// classes.
  private func isDecided(_ claim: TraitLearner.Claim, _ population: Population) -> Bool {
    guard case .kind(let kind) = claim.then else { return false }
    // A class of the project decides for those that inherit it.
    func isClass(_ name: String) -> Bool {
      SystemTypes.isClass(name) || populations.classes.contains(name)
    }
    let decided = claim.subjects.count { subject in
      population.ofSubject[Int(subject)].contains {
        guard case .inherits(let name) = population.traits[Int($0)] else { return false }
        return kind == .class ? isClass(name) : SystemTypes.formsOfStructs.contains(name)
      }
    }
    return decided * 2 > claim.subjects.count
  }

  /// The folder around the first folder with a name.
  private static func parent(of name: String, in path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    return folders.firstIndex { $0 == name }.map { folders[..<$0].joined(separator: "/") }
  }

  /// Returns true if a folder has a word of what is in it, in singular or plural.
  private static func shareWord(_ folder: String, _ given: Trait) -> Bool {
    let name: String
    switch given {
    case .inherits(let text), .attribute(let text), .suffix(let text): name = text
    default: return false
    }
    func singular(_ word: String) -> String {
      let small = word.lowercased()
      if small.hasSuffix("ies") { return small.dropLast(3) + "y" }
      return small.hasSuffix("s") ? String(small.dropLast()) : small
    }
    let words = Set(NameWords.words(of: name).map(singular))
    return NameWords.words(of: folder).contains { words.contains(singular($0)) }
  }

  private func convention(
    _ claim: TraitLearner.Claim, _ population: Population, _ noun: TraitWording.Noun
  ) -> Convention? {
    let given = population.traits[claim.given]
    var noun = noun
    var (subjects, departing) = (claim.subjects, claim.departing)
    if claim.then == .final { noun = noun == .suite ? .classOfTests : .class }
    if noun == .property {
      noun = self.noun(of: subjects, population)
      let isFunction = noun == .function
      subjects = subjects.filter { population.has(.kind(.func), $0) == isFunction }
      departing = departing.filter { population.has(.kind(.func), $0) == isFunction }
    }
    let id = TraitWording.slug(noun, given) + "-" + TraitWording.slug(claim.then)
    guard !id.hasSuffix("-") else { return nil }
    var convention = Convention(
      id: id, kind: Self.kind(of: claim.then),
      says: "\(TraitWording.subject(noun, given)) \(TraitWording.predicate(claim.then)).",
      unit: Self.unit(of: noun), total: subjects.count,
      exceptions: departing.map { exception($0, population) },
      background: claim.background,
      rule: rule(noun, given, claim.then),
      subjects: subjects, claim: "\(claim.then)",
      subjectPlaces: subjects.map { exception($0, population) })
    convention.given = "\(given)"
    convention.preference = Self.preference(given)
    convention.remedy = TraitWording.remedy(claim.then)
    convention.key = claim.then.key.map { "\(given.key ?? "")>\($0)" }
    return convention
  }

  private func exception(_ subject: Int32, _ population: Population) -> Convention.Exception {
    let place = population.places[Int(subject)]
    return Convention.Exception(path: project.files[Int(place.file)].path, line: place.line)
  }

  /// Whether most members are properties or functions.
  private func noun(of subjects: [Int32], _ population: Population) -> TraitWording.Noun {
    let functions = subjects.count { population.has(.kind(.func), $0) }
    return functions * 2 > subjects.count ? .function : .property
  }

  private static func preference(_ trait: Trait) -> Double {
    switch trait {
    case .inherits, .attribute: 1.02
    case .suffix: 1.01
    case .below: 0.99
    default: 1
    }
  }

  private static func kind(of trait: Trait) -> Convention.Kind {
    switch trait {
    case .suffix, .prefix: .name
    case .folder, .below: .place
    default: .shape
    }
  }

  private static func unit(of noun: TraitWording.Noun) -> Convention.Unit {
    switch noun {
    case .type, .class, .suite, .classOfTests: .types
    case .protocol: .protocols
    case .property, .function: .members
    }
  }

  // MARK: - Rules

  private func rule(_ noun: TraitWording.Noun, _ given: Trait, _ then: Trait) -> Notation {
    var select: [Notation.Entry] = []
    var none: [Notation] = []
    let kind: Notation =
      switch noun {
      case .type, .suite: "type"
      case .class, .classOfTests: "class"
      case .protocol: "protocol"
      case .property: "property"
      case .function: "func"
      }
    select.append(.init("kind", kind))
    select += TraitNotation.entries(given, isSelected: true).filter { $0.key != "kind" }
    if noun != .property, noun != .function { select.append(.init("nested", false)) }
    if then == .final {
      select.append(.init("subclassed", false))
      none.append(["modifiers": "open"])
    }
    switch given {
    case .folder, .below, .kind: none += [["access": "private"], ["access": "fileprivate"]]
    default: break
    }
    if !none.isEmpty { select.append(.init("none", .list(none))) }
    let require = TraitNotation.entries(then, isSelected: false)
    return .mapping([
      .init("message", .text(Self.message(then))),
      .init(noun == .suite || noun == .classOfTests ? "in" : "not-in", ["tests": true]),
      .init("declarations", ["select": .mapping(select), "require": .mapping(require)]),
    ])
  }

  /// The message of a finding, in few words.
  private static func message(_ trait: Trait) -> String {
    switch trait {
    case .suffix(let words): "the name of '{name}' does not end with \(words)"
    case .prefix(let word): "the name of '{name}' does not start with \(word)"
    case .folder(let name): "'{name}' is not in a folder named \(name.inMessage)"
    case .below(let path): "'{name}' is not in \(path.inMessage)"
    case .final: "'{name}' is not final"
    case .attribute(let name): "'{name}' does not have @\(name)"
    case .inherits(let name): "'{name}' does not inherit \(name)"
    case .kind(let kind): "'{name}' is not a \(kind.word)"
    case .access(let level): "'{name}' is not \(level)"
    default: "'{name}' departs from the others"
    }
  }
}

extension String {
  /// The text in a message, where braces are names to fill in.
  var inMessage: String { filter { $0 != "{" && $0 != "}" } }
}
