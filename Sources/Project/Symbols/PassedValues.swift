import SwiftSource

/// The arguments of calls of some functions in one file, as far as they tell their types.
///
/// Types and values count by their last names, so that what is passed is rather found too often than
/// too seldom.
package struct PassedValues: Sendable, Hashable {
  /// The types that arguments certainly have.
  fileprivate var types: Set<Name> = []
  /// The names of values, of which the project may know the types.
  fileprivate var values: Set<Name> = []
  /// True if the type of an argument cannot be known.
  fileprivate var isOpen = false

  /// The arguments of calls with one argument, without a label, of functions with one of the names.
  ///
  /// - Parameter passedOver: code whose calls do not count, such as that of previews.
  package init(
    of file: SourceFile, to functions: Set<Name>, passedOver: [TokenRange] = []
  ) {
    let tokens = file.tokens
    for index in tokens.indices.dropLast(2)
    where tokens[index].kind == .identifier && tokens[index + 1].kind == .leftParen
      && !tokens[index].flags.contains(.isDeclared)
    {
      guard functions.contains(file.symbolName(index)),
        let argument = file.onlyArgument(of: index + 1),
        tokens[Int(argument.start)].kind != .backslash,
        !passedOver.contains(where: { $0.contains(index) })
      else { continue }
      switch file.valueType(of: argument) {
      case .type(let head) where !file.isGeneric(head): types.insert(file.lastName(of: head))
      case .value(let token) where !file.isAbstract(token): values.insert(file.symbolName(token))
      case .member(let token, let head):
        types.insert(file.lastName(of: head))
        values.insert(file.symbolName(token))
      case .type, .value, .unknown: isOpen = true
      }
    }
  }
}

extension SourceFile {
  /// Returns true if the file has a generic parameter with the name at the token.
  fileprivate func isGeneric(_ head: Int) -> Bool {
    let name = symbolName(head)
    return outline.genericParameters.contains { symbolName(Int($0.name)) == name }
  }

  /// Returns true if the variable or parameter that the name at the token means can have values of
  /// several types.
  fileprivate func isAbstract(_ token: Int) -> Bool {
    guard let type = statedType(ofValue: token)?.type, !type.isEmpty else { return false }
    let first = tokens[Int(type.start)]
    guard case .type(let head) = namedType(in: type), !first.is(.some), !first.is(.any) else {
      return true
    }
    return isGeneric(head)
  }
}

/// The types of the values that one file declares, by name.
package struct ValueTypes: Sendable, Hashable {
  /// The source of a value's type.
  enum Source: Hashable {
    case type(Name)
    /// That of another value.
    case value(Name)
  }

  /// A value with the name that its type comes from.
  fileprivate struct Known: Hashable {
    let value: Name
    let source: Name
  }

  /// The values whose type is written, or that of what makes them.
  fileprivate var typed: ContiguousArray<Known> = []
  /// The values whose type is that of another value.
  fileprivate var derived: ContiguousArray<Known> = []

  /// The variables, functions and parameters of `file`.
  package init(of file: SourceFile) {
    let generic = Set(file.outline.genericParameters.map { file.symbolName(Int($0.name)) })
    for declaration in file.outline.declarations {
      switch declaration.kind {
      case .var, .let, .func: add(file.valueType(of: declaration), declaration.name, file, generic)
      default: continue
      }
    }
    for parameter in file.outline.parameters where parameter.name >= 0 {
      let type = file.namedType(in: parameter.type)
      add(type, TokenRange(Int(parameter.name), Int(parameter.name) + 1), file, generic)
      guard parameter.label >= 0, parameter.label != parameter.name else { continue }
      add(type, TokenRange(Int(parameter.label), Int(parameter.label) + 1), file, generic)
    }
    typed.trim()
    derived.trim()
  }

  private mutating func add(
    _ type: InferredType, _ name: TokenRange, _ file: SourceFile, _ generic: Set<Name>
  ) {
    guard name.indices.count == 1 else { return }
    let value = file.symbolName(Int(name.start))
    switch type {
    case .type(let head):
      func insert(_ name: Name) {
        if !generic.contains(name) { Self.add(Known(value: value, source: name), to: &typed) }
      }
      insert(file.lastName(of: head))
      // A `Factory<Model>` may be called for a `Model`.
      for name in file.genericArgumentNames(of: head) { insert(name) }
    case .value(let token):
      Self.add(Known(value: value, source: file.symbolName(token)), to: &derived)
    case .member(let token, let head):
      Self.add(Known(value: value, source: file.lastName(of: head)), to: &typed)
      Self.add(Known(value: value, source: file.symbolName(token)), to: &derived)
    case .unknown: return
    }
  }

  /// Adds the value, unless one of the last is the same: functions of one type have parameters in
  /// common.
  private static func add(_ known: Known, to all: inout ContiguousArray<Known>) {
    if !all.suffix(16).contains(known) { all.append(known) }
  }
}

/// The types of what a project passes to some functions.
package struct PassedTypes: Sendable, Hashable {
  private var types: Set<Name> = []
  private var isOpen = false

  /// - Parameters:
  ///   - passed: the arguments of each file.
  ///   - values: the types of the values of each file.
  package init(_ passed: [PassedValues], _ values: [ValueTypes]) {
    let wanted = passed.reduce(into: Set<Name>()) { $0.formUnion($1.values) }
    guard let sources = Self.sources(of: wanted, in: values) else {
      isOpen = true
      return
    }
    for file in passed {
      types.formUnion(file.types)
      isOpen = isOpen || file.isOpen
    }
    for value in wanted {
      let found = Self.types(of: value, sources)
      types.formUnion(found)
      isOpen = isOpen || found.isEmpty
    }
  }

  /// Returns the sources of the types of some values, and of the values that they are set to; nil
  /// if that leads from value to value without end. It stores nothing about other values.
  private static func sources(
    of values: Set<Name>, in files: [ValueTypes]
  ) -> [Name: Set<ValueTypes.Source>]? {
    var sources: [Name: Set<ValueTypes.Source>] = [:]
    var wanted = values
    // More than a few steps are no code that people write.
    for _ in 0..<8 where !wanted.isEmpty {
      var next: Set<Name> = []
      var filter = NameFilter(capacity: wanted.count * 64)
      for name in wanted { filter.insert(name) }
      for file in files {
        for known in file.typed
        where filter.mayContain(known.value) && wanted.contains(known.value) {
          sources[known.value, default: []].insert(.type(known.source))
        }
        for known in file.derived
        where filter.mayContain(known.value) && wanted.contains(known.value) {
          sources[known.value, default: []].insert(.value(known.source))
          next.insert(known.source)
        }
      }
      wanted = next.filter { !wanted.contains($0) && sources[$0] == nil }
    }
    return wanted.isEmpty ? sources : nil
  }

  /// Returns true if a value of a type of this name is passed, or may be.
  package func mayContain(_ name: Name) -> Bool { isOpen || types.contains(name) }

  private static func types(
    of value: Name, _ sources: [Name: Set<ValueTypes.Source>]
  ) -> Set<Name> {
    var types: Set<Name> = []
    var seen: Set<Name> = [value]
    var waiting = [value]
    while let next = waiting.popLast() {
      for source in sources[next] ?? [] {
        switch source {
        case .type(let name): types.insert(name)
        case .value(let other): if seen.insert(other).inserted { waiting.append(other) }
        }
      }
    }
    return types
  }
}
