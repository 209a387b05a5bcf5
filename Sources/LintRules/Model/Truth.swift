import Project

/// The answer to a question about one file, when only the whole project may know it.
///
/// Rules run file by file, while the types of other files are not known yet. What depends on them
/// becomes a condition, and the finding waits for the index of the project to decide it.
package enum Truth: Sendable, Hashable {
  case yes, no
  case depends(IndexCondition)

  package init(_ value: Bool) { self = value ? .yes : .no }

  /// Whether the project decides it.
  var isOpen: Bool { if case .depends = self { true } else { false } }

  /// Both.
  package func and(_ other: @autoclosure () -> Truth) -> Truth {
    switch self {
    case .no: return .no
    case .yes: return other()
    case .depends(let condition):
      switch other() {
      case .no: return .no
      case .yes: return self
      case .depends(let second): return .depends(.all([condition, second]))
      }
    }
  }

  /// At least one.
  package func or(_ other: @autoclosure () -> Truth) -> Truth {
    switch self {
    case .yes: return .yes
    case .no: return other()
    case .depends(let condition):
      switch other() {
      case .yes: return .yes
      case .no: return self
      case .depends(let second): return .depends(.any([condition, second]))
      }
    }
  }

  /// At least one of those that `next` gives, of which there may be many: their conditions become a
  /// tree of little depth, because a condition that is asked asks those within.
  static func any(_ next: () -> Truth?) -> Truth {
    var parts: [(rank: Int, truth: Truth)] = []
    while let truth = next() {
      switch truth {
      case .yes: return .yes
      case .no: continue
      case .depends: parts.append((0, truth))
      }
      while parts.count > 1, parts[parts.count - 1].rank == parts[parts.count - 2].rank {
        let last = parts.removeLast()
        let before = parts.removeLast()
        parts.append((last.rank + 1, before.truth.or(last.truth)))
      }
    }
    return parts.reversed().reduce(.no) { $1.truth.or($0) }
  }

  /// The opposite.
  package var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .depends(let condition): .depends(.not(condition))
    }
  }
}

/// A question that the index of the whole project answers.
package indirect enum IndexCondition: Sendable, Hashable {
  /// The type declared as `declaration` of the file inherits one of the names, itself or through
  /// extensions and other types.
  case inherits(declaration: Int, InheritedNames)
  /// An extension of the type declared as `declaration` of the file has a member that the query
  /// with this number accepts.
  case hasMember(declaration: Int, query: Int)
  /// The name means something of the project at this token of the file, or something that is not
  /// known, rather than what it means outside the project.
  case isHidden(Name, token: Int)
  /// The name means at this token of the file something that is declared at file level or outside
  /// the project.
  case isTopLevel(Name, token: Int)
  /// The name means at this token of the file a type of one of these sorts.
  case isOfSort(Name, token: Int, Set<TypeSort>)
  /// A type or extension with one of the names that have this number declares a member of this name.
  case isMember(Name, of: Int)
  /// All that the type declared as `declaration` of the file inherits is the project's own or has
  /// one of the names.
  case inheritsOnly(declaration: Int, NameList)
  /// The project declares a type of this name.
  case isDeclared(Name)
  /// A file of the project has what the fact with this number asks for.
  case isAnywhere(fact: Int)
  /// The project declares a function or value of this name.
  case isDeclaredValue(Name)
  /// The name means at this token of the file a type that fits the description.
  case isDescribed(Name, token: Int, TypeDescription)
  /// A file other than the one that the condition speaks of has the word, given by its token's hash.
  case isNamedElsewhere(UInt32)
  /// A file other than the one that the condition speaks of may change the member of a type, both
  /// given by the hashes of their tokens.
  case isWrittenElsewhere(UInt32, type: UInt32)
  /// A dotted name means a type of the project that is as described.
  case isDeclaredAs(DeclaredType)
  /// A class inherits the one declared as `declaration` of the file, or may do so.
  case isSubclassed(declaration: Int)
  /// A value of a type of this name is passed to a function of the list with this number, or may be.
  case isPassed(Name, to: Int)
  case not(IndexCondition)
  case all([IndexCondition])
  case any([IndexCondition])

  /// Whether the condition holds.
  ///
  /// - Parameters:
  ///   - table: the symbols of the whole project.
  ///   - file: the index of the file that the condition speaks of.
  package func holds(in table: SymbolTable, file: Int) -> Bool {
    switch self {
    case .inherits(let declaration, let names):
      table.inherits(
        file: file, declaration: declaration, isOfSystem: names.areOfSystem
      ) { names.names.matches($0) }
    case .hasMember(let declaration, let query):
      table.hasMember(file: file, declaration: declaration, query: query)
    case .isHidden(let name, let token): table.isHidden(name, file: file, token: token)
    case .isTopLevel(let name, let token): table.isTopLevel(name, file: file, token: token)
    case .isOfSort(let name, let token, let sorts):
      table.sort(of: name, file: file, token: token).map { sorts.contains($0) } ?? false
    case .isMember(let name, let owners): table.isMember(name, ofOwners: owners)
    case .inheritsOnly(let declaration, let names):
      table.inheritsOnly(file: file, declaration: declaration) { names.matches($0) }
    case .isDeclared(let name): table.declaresType(name)
    case .isAnywhere(let fact): table.has(fact: fact)
    case .isDeclaredValue(let name): table.declaresValue(name)
    case .isDescribed(let name, let token, let description):
      table.isDescribed(name, file: file, token: token, as: description.number) {
        description.lacking.matches($0)
      }
    case .isNamedElsewhere(let word): table.isNamed(word, elsewhereThan: file)
    case .isWrittenElsewhere(let word, let type):
      table.isWritten(word, ofType: type, elsewhereThan: file)
    case .isDeclaredAs(let description): description.holds(in: table, file: file)
    case .isSubclassed(let declaration):
      table.isSubclassed(file: file, declaration: declaration)
    case .isPassed(let name, let functions): table.isPassed(name, toFunctions: functions)
    case .not(let condition): !condition.holds(in: table, file: file)
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: table, file: file) }
    case .any(let conditions): conditions.contains { $0.holds(in: table, file: file) }
    }
  }
}

/// A description of types that are declared anywhere in the project.
package struct TypeDescription: Sendable, Hashable {
  /// What the declaration itself has to be.
  package let query: DeclarationQuery
  /// What the type must not inherit.
  package let lacking: NameList
  /// Set when the rules of a run are put together; -1 before.
  package var number = -1

  package init(_ query: DeclarationQuery, lacking: NameList) {
    self.query = query
    self.lacking = lacking
  }
}

/// Names of types that a type may inherit.
package struct InheritedNames: Sendable, Hashable {
  package let names: NameList
  /// Whether types of the system are meant, and not those of the project that have their names.
  package let areOfSystem: Bool

  package init(_ names: NameList, areOfSystem: Bool = false) {
    self.names = names
    self.areOfSystem = areOfSystem
  }
}
