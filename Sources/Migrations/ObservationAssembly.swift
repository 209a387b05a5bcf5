import LintRules
import Project

/// Assembles the units of the migration from the facts of all files.
struct ObservationAssembly {
  /// A unit in the making.
  private struct Draft {
    let subject: String
    let type: ObservationFacts.Class
    var places: [FixUnit.Place]
    var blockers: [FixUnit.Blocker]
    var edits: [String: [Edit]]
    var hasStateObjects = false
  }

  private let facts: [ObservationFacts]
  private let table: SymbolTable
  private let conformers: Conformers
  private var clues: TypeClues
  private var guess: ClassGuess
  /// The indices of the files with uses, by path.
  private var files: [String: Int] = [:]
  /// The classes that views take out of the environment.
  private var environmentClasses: Set<Int32> = []
  private var drafts: [Int32: Draft] = [:]
  private var order: [Int32] = []
  /// The classes that publish a property of each name.
  private var publishers: [String: Set<Int32>] = [:]
  private var wrappedByMember: [ObservationFacts.Member: [ObservationFacts.Wrapped]] = [:]
  /// The uses of `$name` without anything but `self` before them.
  private var projected: Set<ObservationFacts.Member> = []
  /// The properties that are set where a constant could not be.
  private var assigned: Set<ObservationFacts.Member> = []
  /// The names of members that other code may change.
  private var changed: Set<String> = []

  init(_ facts: [ObservationFacts], table: SymbolTable) {
    self.facts = facts
    self.table = table
    conformers = Conformers(table)
    clues = TypeClues(heirs: conformers.heirs, table: table)
    guess = ClassGuess([], table: table)
    for (index, file) in facts.enumerated() {
      for place in file.places { files[place.path] = index }
      for property in file.properties {
        clues.addProperty(property.name, of: property.owner, property.clue)
      }
      for function in file.functions { clues.addFunction(function.name, function.clue) }
      for wrapped in file.wrapped {
        let member = ObservationFacts.Member(owner: wrapped.owner, name: wrapped.name)
        wrappedByMember[member, default: []].append(wrapped)
      }
      for projection in file.projections {
        if case .other = projection.receiver { continue }
        projected.insert(
          ObservationFacts.Member(owner: projection.owner, name: projection.name))
      }
      assigned.formUnion(file.assigned)
      changed.formUnion(file.changed)
    }
  }

  mutating func units() -> [FixUnit] {
    addClasses()
    addHierarchies()
    guess = ClassGuess(order, table: table)
    for wrapped in facts.flatMap(\.wrapped) where wrapped.place.role == .environmentObject {
      if case .some(let symbols) = clues.candidates(wrapped.clue) {
        environmentClasses.formUnion(symbols)
      }
    }
    for file in facts {
      for wrapped in file.wrapped { add(wrapped) }
      for injection in file.injections { addInjection(injection) }
      for use in file.willChange {
        block(classes(use), use.place, "objectWillChange is used")
      }
      for other in file.others { block(classes(other.use), other.use.place, other.reason) }
    }
    addStorage()
    addProjections()
    return order.compactMap { drafts[$0].map(Self.unit) }
  }

  private static func unit(_ draft: Draft) -> FixUnit {
    func isBefore(_ left: FixUnit.Place, _ right: FixUnit.Place) -> Bool {
      (left.path, left.range.lowerBound) < (right.path, right.range.lowerBound)
    }
    var caveat =
      "views are redrawn only for properties that they read; Observation needs iOS 17, macOS 14"
    if draft.hasStateObjects {
      caveat += "; @State creates its object each time the view is created"
    }
    if draft.type.hasObservers {
      caveat += "; property observers also run when an initializer sets the property"
    }
    if draft.type.hasWrappers {
      caveat += "; other wrappers that publish changes do so no more"
    }
    return FixUnit(
      subject: draft.subject, declaration: draft.type.declaration,
      places: draft.places.sorted(by: isBefore),
      blockers: draft.blockers.sorted {
        ($0.path, $0.line, $0.reason) < ($1.path, $1.line, $1.reason)
      },
      edits: draft.blockers.isEmpty ? draft.edits.mapValues { merged($0) } : [:],
      caveat: caveat)
  }

  /// The edits in ascending order, insertions at one place joined in the order in which they came.
  private static func merged(_ edits: [Edit]) -> [Edit] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var merged: [Edit] = []
    for (_, edit) in sorted {
      if let last = merged.last, last.range.isEmpty, last.range == edit.range {
        merged[merged.count - 1] = Edit(
          range: last.range, replacement: last.replacement + edit.replacement)
      } else {
        merged.append(edit)
      }
    }
    return merged
  }

  // MARK: - Classes

  private mutating func addClasses() {
    for file in facts {
      for type in file.classes {
        if drafts[type.symbol] != nil {
          block([type.symbol], type.declaration, "the class is declared twice")
          continue
        }
        order.append(type.symbol)
        drafts[type.symbol] = Draft(
          subject: table.path(of: type.symbol), type: type, places: type.places,
          blockers: type.blockers,
          edits: [type.declaration.path: type.edits])
        for name in type.published { publishers[name, default: []].insert(type.symbol) }
      }
    }
    for file in facts {
      for found in file.extensions {
        guard drafts[found.owner] != nil else { continue }
        drafts[found.owner]?.places.append(found.place)
        if let removal = found.removal {
          drafts[found.owner]?.edits[found.place.path, default: []].append(removal)
        } else {
          block([found.owner], found.place, ObservationScan.unknownConformance)
        }
      }
    }
  }

  /// A class that inherits, or is inherited by, another one of the project changes its meaning for
  /// both; a protocol that asks for `ObservableObject` has other conformers.
  private mutating func addHierarchies() {
    for symbol in order {
      guard let draft = drafts[symbol] else { continue }
      let place = draft.type.declaration
      if let heir = conformers.heirs[symbol]?.filter({ $0 < table.count }).min() {
        block([symbol], place, "'\(table.path(of: heir))' inherits from it")
      }
      for (base, heirs) in conformers.heirs where heirs.contains(symbol) && base < table.count {
        let kind = table.symbol(base).kind
        if kind == .type { block([symbol], place, "it inherits from '\(table.path(of: base))'") }
      }
      if let name = conformers.throughProtocol[symbol] {
        block(
          [symbol], place, "its protocol '\(table.path(of: name))' asks for ObservableObject")
      }
    }
  }

  // MARK: - Blocking

  private mutating func block(
    _ symbols: some Sequence<Int32>, _ place: FixUnit.Place, _ reason: String
  ) {
    for symbol in symbols {
      let blocker = FixUnit.Blocker(path: place.path, line: place.line, reason: reason)
      if drafts[symbol]?.blockers.contains(blocker) == false {
        drafts[symbol]?.blockers.append(blocker)
      }
    }
  }

  /// The classes that an expression may be; of one that the project does not tell, all of them.
  private func classes(_ clue: TypeClue) -> [Int32] {
    switch clues.candidates(clue) {
    case .any: order
    case .some(let symbols): order.filter { symbols.contains($0) }
    }
  }

  /// The classes that a use may be about.
  ///
  /// - Parameter likely: the classes that uses of this sort are about, where that is known.
  private func classes(_ use: ObservationFacts.Use, likely: Set<Int32>? = nil) -> [Int32] {
    guard clues.candidates(use.clue) == .any, let file = files[use.place.path] else {
      return classes(use.clue)
    }
    let subject = ClassGuess.Subject(file: file, owner: use.owner, names: use.names)
    return guess.classes(subject, likely: likely)
  }

  /// The one class that a use is about, nil where there is none; where there are several of which it
  /// may be one, all are blocked.
  private mutating func onlyClass(
    _ use: ObservationFacts.Use, _ what: String, likely: Set<Int32>? = nil
  ) -> Int32? {
    let classes = classes(use, likely: likely)
    // One that others inherit from may be any of them; it is not changed either way.
    if case .some(let symbols) = clues.candidates(use.clue),
      let only = classes.first(where: { clues.family(of: $0).isSuperset(of: symbols) })
    {
      return only
    }
    block(classes, use.place, "the type of \(what) is unknown")
    return nil
  }

  // MARK: - Consumers

  private mutating func add(_ wrapped: ObservationFacts.Wrapped) {
    guard let symbol = onlyClass(wrapped.use, "'\(wrapped.name)'") else { return }
    drafts[symbol]?.places.append(wrapped.place)
    if let problem = wrapped.problem { block([symbol], wrapped.place, problem) }
    var edits: [Edit] = []
    switch wrapped.place.role {
    case .stateObject:
      drafts[symbol]?.hasStateObjects = true
      edits = [Edit(range: wrapped.attribute, replacement: "@" + system("State"))]
    case .observedObject:
      let member = ObservationFacts.Member(owner: wrapped.owner, name: wrapped.name)
      if projected.contains(member) {
        edits = [Edit(range: wrapped.attribute, replacement: "@" + system("Bindable"))]
      } else {
        edits = [Edit(range: wrapped.attributeAndGap, replacement: "")]
        if !wrapped.hasValue, !assigned.contains(member), !changed.contains(wrapped.name) {
          edits.append(Edit(range: wrapped.introducer, replacement: "let"))
        }
      }
    default:
      guard let annotation = wrapped.annotation, !wrapped.hasValue else {
        return block([symbol], wrapped.place, "the environment object has no type")
      }
      let environment = system("Environment")
      edits = [
        Edit(range: wrapped.attribute, replacement: "@\(environment)(\(wrapped.typeText).self)"),
        Edit(range: annotation, replacement: ""),
      ]
    }
    drafts[symbol]?.edits[wrapped.place.path, default: []] += edits
  }

  private mutating func addInjection(_ injection: ObservationFacts.Use) {
    let what = "what environmentObject(_:) gets"
    guard
      let symbol = onlyClass(
        injection, what, likely: environmentClasses.isEmpty ? nil : environmentClasses)
    else { return }
    drafts[symbol]?.places.append(injection.place)
    if clues.declaresFunction("environmentObject") {
      block([symbol], injection.place, "the project has an environmentObject of its own")
    }
    drafts[symbol]?.edits[injection.place.path, default: []]
      .append(Edit(range: injection.place.range, replacement: "environment"))
  }

  /// The wrapped property that a name with `$` or `_` before it belongs to, with its class.
  private func wrapped(
    _ owner: Int32, _ name: String
  ) -> (symbol: Int32, wrapped: ObservationFacts.Wrapped)? {
    for wrapped in wrappedByMember[ObservationFacts.Member(owner: owner, name: name)] ?? [] {
      let classes = classes(wrapped.clue)
      if classes.count == 1, let symbol = classes.first { return (symbol, wrapped) }
    }
    return nil
  }

  /// Adds the edits of code that sets the storage of wrapped properties; use of published ones
  /// blocks the fix.
  private mutating func addStorage() {
    for storage in facts.flatMap(\.storage) {
      if publishers[storage.name]?.contains(storage.owner) == true {
        block([storage.owner], storage.place, "the storage '_\(storage.name)' is used")
      }
      guard let (symbol, wrapped) = wrapped(storage.owner, storage.name) else { continue }
      drafts[symbol]?.places.append(storage.place)
      guard let setting = storage.setting, wrapped.place.role != .environmentObject else {
        block([symbol], storage.place, "the storage '_\(storage.name)' is used")
        continue
      }
      var edits: [Edit] = []
      if wrapped.place.role == .stateObject {
        if let wrapper = setting.wrapper {
          edits.append(Edit(range: wrapper, replacement: system("State")))
          edits.append(Edit(range: setting.label, replacement: "initialValue"))
        }
      } else {
        edits = [
          Edit(
            range: storage.place.range,
            replacement: (storage.hasSelf ? "" : "self.") + storage.name),
          Edit(range: setting.head, replacement: ""), Edit(range: setting.tail, replacement: ""),
        ]
      }
      drafts[symbol]?.edits[storage.place.path, default: []] += edits
    }
  }

  private mutating func addProjections() {
    for projection in facts.flatMap(\.projections) {
      let publishing = publishers[projection.name] ?? []
      if case .other(let clue) = projection.receiver {
        block(
          classes(clue).filter { publishing.contains($0) }, projection.place,
          "the publisher '$\(projection.name)' is used")
        let holders = facts.flatMap(\.wrapped).filter { $0.name == projection.name }
        for holder in holders where isPossible(holder.owner, clue) {
          block(
            classes(holder.clue), projection.place,
            "'$\(projection.name)' is used from outside of its type")
        }
        continue
      }
      if publishing.contains(projection.owner) {
        block(
          [projection.owner], projection.place, "the publisher '$\(projection.name)' is used")
      }
      guard let (symbol, wrapped) = wrapped(projection.owner, projection.name) else { continue }
      drafts[symbol]?.places.append(projection.place)
      guard projection.isFollowedByDot else {
        block([symbol], projection.place, "the wrapper '$\(projection.name)' is passed on")
        continue
      }
      guard wrapped.place.role == .environmentObject else { continue }
      let name = projection.receiver == .`self` ? "self.\(projection.name)" : projection.name
      let edit = Edit(range: projection.range, replacement: system("Bindable") + "(\(name))")
      drafts[symbol]?.edits[projection.place.path, default: []].append(edit)
    }
  }

  /// The name of a wrapper of SwiftUI, with its module where the project has a type of that name.
  private func system(_ wrapper: String) -> String {
    table.declaresType(Name(wrapper)) ? "SwiftUI." + wrapper : wrapper
  }

  private func isPossible(_ owner: Int32, _ clue: TypeClue) -> Bool {
    switch clues.candidates(clue) {
    case .any: true
    case .some(let symbols): symbols.contains(owner)
    }
  }
}

extension ObservationFacts {
  /// The places of the file's uses.
  fileprivate var places: [FixUnit.Place] {
    wrapped.map(\.place) + injections.map(\.place) + willChange.map(\.place)
      + others.map(\.use.place)
  }
}

extension ObservationFacts.Wrapped {
  /// The property as a use of its class.
  fileprivate var use: ObservationFacts.Use {
    ObservationFacts.Use(clue: clue, place: place, owner: owner, names: names)
  }
}
