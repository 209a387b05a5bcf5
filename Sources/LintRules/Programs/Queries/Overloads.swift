import Project
import SwiftSource

/// Code of a project that treats the values of a type in another way once the type conforms to a
/// protocol: it asks for the protocol at run time, or it declares a function twice, once for values
/// that conform.
package struct Overloads: Sendable, Equatable {
  /// A function, and a protocol for which its declaration asks or does not.
  private struct Function: Hashable {
    let name: Name
    let conformance: Name
  }

  private var constrained: Set<Function> = []
  private var unconstrained: Set<Function> = []
  /// The protocols that code asks for at run time.
  private var tested: Set<Name> = []

  mutating func formUnion(_ other: Overloads) {
    constrained.formUnion(other.constrained)
    unconstrained.formUnion(other.unconstrained)
    tested.formUnion(other.tested)
  }

  /// Returns true if a conformance to the protocol may change which code runs.
  func decide(on conformance: Name) -> Bool {
    tested.contains(conformance)
      || constrained.contains { $0.conformance == conformance && unconstrained.contains($0) }
  }
}

extension Overloads {
  /// Those of a file.
  ///
  /// - Parameter protocols: those that are asked for.
  init(of file: SourceFile, on protocols: Set<Name>) {
    for token in file.tokens.indices
    where file.tokens[token].is(.as) || file.tokens[token].is(.is) {
      if let name = file.testedName(behind: token) { tested.insert(name) }
    }
    tested.formIntersection(protocols)
    let declarations = file.outline.declarations
    // With one such extension, each function may be the other one of two.
    let limitsExtensions = declarations.contains {
      $0.kind == .extension && !protocols.isDisjoint(with: file.namesOfConstraints($0))
    }
    for declaration in declarations where declaration.kind == .func {
      var names = file.namesOfConstraints(declaration)
      let isGeneric = !declaration.genericParameters.isEmpty || file.takesAny(declaration)
      if declaration.parent >= 0, declarations[Int(declaration.parent)].kind == .extension {
        names.formUnion(file.namesOfConstraints(declarations[Int(declaration.parent)]))
      }
      guard isGeneric || limitsExtensions || !names.isEmpty else { continue }
      let name = file.symbolName(Int(declaration.name.start))
      for conformance in protocols {
        let function = Function(name: name, conformance: conformance)
        if names.contains(conformance) {
          constrained.insert(function)
        } else if isGeneric || limitsExtensions {
          unconstrained.insert(function)
        }
      }
    }
  }
}

extension SourceFile {
  /// The protocol, or the type, for which the `as` or `is` at the token asks.
  fileprivate func testedName(behind token: Int) -> Name? {
    var next = token + 1
    while [.question, .exclamation].contains(tokens[next].kind) || tokens[next].is(.any) {
      next += 1
    }
    guard tokens[next].kind == .identifier else { return nil }
    // Any value that conforms has one of these.
    return matches(next, "AnyHashable") ? Name("Hashable") : symbolName(next)
  }

  /// The names in the generic parameters, the requirements and the types of the parameters of a
  /// declaration.
  fileprivate func namesOfConstraints(_ declaration: Declaration) -> Set<Name> {
    let generic = outline.genericParameters[declaration.genericParameters]
    guard !generic.isEmpty || !declaration.whereClause.isEmpty || takesAny(declaration) else {
      return []
    }
    let end = declaration.body >= 0 ? declaration.body : declaration.range.end
    let header = Int(declaration.name.end)..<max(Int(declaration.name.end), Int(end))
    return Set(header.filter { tokens[$0].kind == .identifier }.map { symbolName($0) })
  }

  /// Returns true if a parameter of a function takes values of many types: `some`, `any` or `Any`.
  fileprivate func takesAny(_ function: Declaration) -> Bool {
    outline.parameters[function.parameters].contains { parameter in
      parameter.type.indices.contains {
        tokens[$0].is(.some) || tokens[$0].is(.any) || tokens[$0].is(.Any)
      }
    }
  }
}
