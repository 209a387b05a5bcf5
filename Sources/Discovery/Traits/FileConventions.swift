import Matching

/// Conventions about what parts of a project use and never use.
struct FileConventions {
  let project: ObservedProject
  let populations: Populations
  let learner: TraitLearner

  /// How many files must have something before its absence elsewhere says anything.
  private static let fewest = 10

  var all: [Convention] { confinements + absences }

  /// The names of the project's own modules. Manifests say who may import them.
  private var ownModules: Set<String> {
    let files = populations.files
    let folders = files.traits.indices.compactMap { number -> String? in
      // A folder whose files do not import what has its name is that module.
      guard case .folder(let name) = files.traits[number], !Self.interfaces.contains(name),
        let importing = files.known(.imports(name)),
        files.subjects[number].count(where: { files.has(files.traits[importing], $0) }) * 20
          <= files.subjects[number].count
      else { return nil }
      return name
    }
    return Set(project.files.compactMap(\.module)).union(folders)
  }

  // MARK: - Used in one part only

  /// Modules and types that only one folder uses.
  private var confinements: [Convention] {
    let files = populations.files
    let own = ownModules
    let claims = learner.claims(about: files, atLeast: 0.9) { given, then in
      guard then.isPlace else { return false }
      return switch given {
      case .imports(let module): !own.contains(module) && !Self.everywhere.contains(module)
      case .sees: true
      default: false
      }
    }
    var best: [Int: Convention] = [:]
    for claim in claims {
      guard let place = files.known(claim.then),
        files.subjects[place].count * 5 <= files.count * 2
      else { continue }
      let convention = confinement(claim)
      // The deepest folder that loses nothing says most.
      if let known = best[claim.given], known.worth >= convention.worth { continue }
      best[claim.given] = convention
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  private func confinement(_ claim: TraitLearner.Claim) -> Convention {
    let given = populations.files.traits[claim.given]
    let place = TraitWording.place(claim.then)
    var convention = Convention(
      id: "\(Self.slug(given))-only-in-\(TraitWording.slugOfPlace(claim.then))", kind: .absence,
      says: "\(Self.thing(given)) only in \(place).", unit: .files, total: claim.subjects.count,
      exceptions: claim.departing.map { exception($0) }, background: claim.background,
      rule: .mapping(
        [
          .init("message", .text(Self.message(given))),
          .init(
            "not-in", ["tests": true, "paths": .texts(TraitNotation.paths(claim.then))]),
        ] + Self.check(given)),
      subjects: claim.subjects, claim: "file \(claim.then)",
      subjectPlaces: claim.subjects.map { exception($0) })
    convention.given = Self.claim(given)
    convention.remedy = "Use it in \(place) only, and give others what they need from there."
    return convention
  }

  // MARK: - Never used in a part

  /// Modules and types that a part never uses though the rest does.
  private var absences: [Convention] {
    let files = populations.files
    let own = ownModules
    // A library that the same files import under several names is one thing.
    var importers: Set<[Int32]> = []
    let things = files.traits.indices.filter { number in
      guard files.subjects[number].count >= Self.fewest else { return false }
      return switch files.traits[number] {
      case .imports(let module):
        Self.matters(module) && !own.contains(module)
          && (Self.interfaces.contains(module)
            || importers.insert(files.subjects[number]).inserted)
      case .sees: true
      default: false
      }
    }
    var result: [Convention] = []
    for given in files.traits.indices {
      switch files.traits[given] {
      case .folder, .below, .stem: break
      default: continue
      }
      let inside = files.subjects[given]
      if case .stem(let words) = files.traits[given], !Self.roles.contains(words) { continue }
      guard inside.count >= 15, inside.count * 10 <= files.count * 9 else { continue }
      var tally = [Int](repeating: 0, count: files.traits.count)
      for subject in inside {
        for trait in files.ofSubject[Int(subject)] { tally[Int(trait)] += 1 }
      }
      for thing in things where tally[thing] * 20 <= inside.count {
        let rest = files.count - inside.count
        let elsewhere = Double(files.subjects[thing].count - tally[thing]) / Double(rest)
        var least = 0.2
        switch files.traits[thing] {
        case .sees: least = 0.3
        case .imports(let module) where !Self.interfaces.contains(module):
          // Few files may do without a module by chance.
          guard inside.count >= Self.many else { continue }
        default: break
        }
        guard elsewhere >= least, !isDecided(thing, inside, tally) else { continue }
        result.append(absence(of: thing, in: given, elsewhere: elsewhere))
      }
    }
    return result
  }

  /// The last words of files of which people say what they do without.
  private static let roles: Set<String> = [
    "ViewModel", "Model", "Models", "ScreenModels", "Protocol", "Service", "Repository", "UseCase",
    "Store", "Reducer", "Presenter", "Interactor", "Entity", "DTO", "Coordinator", "Client",
    "Mapper", "Request", "Response", "Provider", "View",
  ]

  /// Returns true if files do not import a framework of user interfaces because they import another one.
  private func isDecided(_ thing: Int, _ inside: [Int32], _ tally: [Int]) -> Bool {
    let files = populations.files
    let cause: String
    switch files.traits[thing] {
    case .imports(let name): cause = name
    case .sees(let probe): cause = Self.cause(of: probe) ?? ""
    default: return false
    }
    guard Self.interfaces.contains(cause) else { return false }
    return Self.interfaces.contains { other in
      // No file has the frameworks of two systems; SwiftUI goes with each of them.
      let excludes = other != "SwiftUI" && cause != "SwiftUI" || inside.count < Self.large
      return other != cause && excludes
        && files.known(.imports(other)).map { tally[$0] * 5 > inside.count } ?? false
    }
  }

  /// How many files a part has that does without a module which is not about user interfaces.
  private static let many = 20
  /// How many files a part has for which the choice of a framework is a decision.
  private static let large = 60
  private static let interfaces: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit"]

  /// The module that a probe's types are from, where nothing but them needs it.
  private static func cause(of probe: String) -> String? {
    switch probe {
    case "any-cancellable", "passthrough-subject": "Combine"
    case "managed-object-context": "CoreData"
    case "location-manager": "CoreLocation"
    case "web-view": "WebKit"
    case "av-player": "AVFoundation"
    case "pasteboard": "UIKit"
    default: probe.hasPrefix("ui-") ? "UIKit" : nil
    }
  }

  /// The absent trait, the same for a module and for its types.
  private static func claim(_ trait: Trait) -> String {
    if case .sees(let probe) = trait, let module = cause(of: probe) {
      return "\(Trait.imports(module))"
    }
    return "\(trait)"
  }

  private func absence(of thing: Int, in given: Int, elsewhere: Double) -> Convention {
    let files = populations.files
    let (what, part) = (files.traits[thing], files.traits[given])
    let departing = files.subjects[given].filter { files.has(what, $0) }
    let percent = Int((elsewhere * 100).rounded())
    var convention = Convention(
      id: "no-\(Self.slug(what))-in-\(TraitWording.slugOfPlace(part))", kind: .absence,
      says: "\(TraitWording.files(part)) \(Self.not(what)); \(percent) % of the others do.",
      unit: .files, total: files.subjects[given].count,
      exceptions: departing.map { exception($0) }, background: 1 - elsewhere,
      rule: .mapping(
        [
          .init("message", .text(Self.message(what))),
          .init("in", ["paths": .texts(TraitNotation.paths(part))]),
          .init("not-in", ["tests": true]),
        ] + Self.check(what)),
      subjects: files.subjects[given], claim: "no \(Self.claim(what))",
      subjectPlaces: files.subjects[given].map { exception($0) })
    convention.given = Self.claim(what)
    convention.remedy = "Use it elsewhere, and pass in what is needed here."
    return convention
  }

  // MARK: - Words and rules

  private func exception(_ subject: Int32) -> Convention.Exception {
    let place = populations.files.places[Int(subject)]
    return Convention.Exception(path: project.files[Int(place.file)].path, line: nil)
  }

  /// Modules that any file may need.
  private static let everywhere: Set<String> = [
    "Foundation", "Swift", "os", "Darwin", "Glibc", "XCTest", "Testing", "OSLog", "Dispatch",
    "ObjectiveC", "CoreGraphics", "UIKit", "SwiftUI", "AppKit",
  ]

  /// Returns true if a part of a project may be built without a module for a reason.
  private static func matters(_ module: String) -> Bool {
    module == "UIKit" || module == "SwiftUI" || module == "AppKit"
      || !everywhere.contains(module)
  }

  private static func slug(_ trait: Trait) -> String {
    switch trait {
    case .imports(let module): NameWords.slug(module)
    case .sees(let probe): probe
    default: ""
    }
  }

  private static func thing(_ trait: Trait) -> String {
    switch trait {
    case .imports(let module): "`\(module)` is imported"
    case .sees(let probe): "\(Effect.named(probe)?.words ?? probe) is used"
    default: ""
    }
  }

  private static func not(_ trait: Trait) -> String {
    switch trait {
    case .imports(let module): "do not import `\(module)`"
    case .sees(let probe): "do not use \(Effect.named(probe)?.words ?? probe)"
    default: ""
    }
  }

  private static func message(_ trait: Trait) -> String {
    switch trait {
    case .imports(let module): "\(module) is imported here"
    case .sees(let probe):
      "\((Effect.named(probe)?.words ?? probe).filter { $0 != "`" }) is used here"
    default: ""
    }
  }

  private static func check(_ trait: Trait) -> [Notation.Entry] {
    switch trait {
    case .imports(let module): [.init("imports", ["deny": .text(module)])]
    case .sees(let probe): Effect.named(probe)?.check ?? []
    default: []
    }
  }
}

extension TraitWording {
  /// `folders named Views`.
  static func place(_ trait: Trait) -> String {
    switch trait {
    case .folder(let name): "folders named `\(name)`"
    case .below(let path): "`\(path)`"
    default: "these files"
    }
  }

  /// `Files in folders named Views`.
  static func files(_ trait: Trait) -> String {
    if case .stem(let words) = trait { return "Files named `*\(words)`" }
    return "Files in \(place(trait))"
  }

  static func slugOfPlace(_ trait: Trait) -> String {
    switch trait {
    case .folder(let name): NameWords.slug(name)
    case .below(let path): slug(ofPath: path)
    case .stem(let words): "files-named-\(NameWords.slug(words))"
    default: ""
    }
  }
}
