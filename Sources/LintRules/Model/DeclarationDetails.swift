import Matching
import Project
import SwiftSource

/// What a description of declarations asks more rarely: every part that is given has to hold.
package struct DeclarationDetails: Sendable, Hashable {
  /// What has to be found in the type, or in the initial value where no type is written; white
  /// space does not count.
  package var typeForm: RegularExpression?
  /// Names of types of which one has to stand in the type, or in the initial value where no type is
  /// written.
  package var typeMentions: InheritedNames?
  /// Its generic parameters.
  package var generic: Generic?
  /// Whether it has a property wrapper, which is an attribute with a capital letter that is no
  /// global actor.
  package var isWrapped: Bool?
  /// Whether a class of the project inherits it.
  package var isSubclassed: Bool?

  package init() {}

  /// What generic parameters a declaration has.
  package enum Generic: String, Sendable, Hashable, CaseIterable {
    /// Any.
    case any
    /// One of which nothing is asked.
    case unconstrained
  }

  /// What is true of a type that stands for a global actor.
  static let globalActor: DeclarationQuery = {
    var query = DeclarationQuery()
    query.attributes = try? NameList(["globalActor"])
    return query
  }()
}

extension DeclarationDetails {
  /// The parts that the declaration itself decides, without its type.
  func hold(for declaration: Declaration, in file: SourceFile) -> Bool {
    switch generic {
    case .any: return !declaration.genericParameters.isEmpty
    case .unconstrained: return file.hasUnconstrainedParameter(declaration)
    case nil: return true
    }
  }
}

extension QueryProgram.Rare {
  /// The parts of the details that the project has its say in.
  func detailAnswer<Answer: QueryAnswer>(of index: Int, in file: SourceFile) -> Answer {
    let declaration = file.outline.declarations[index]
    var answer = Answer.yes
    if let names = query.details.typeMentions {
      answer = Self.mention(of: names, declaration, in: file)
    }
    if let isWrapped = query.details.isWrapped {
      let found: Answer = wrapper(of: declaration, in: file)
      answer = answer.and(isWrapped ? found : found.negated)
    }
    if let isSubclassed = query.details.isSubclassed {
      let found = Answer.when(.isSubclassed(declaration: index))
      answer = answer.and(isSubclassed ? found : found.negated)
    }
    return answer
  }

  private static func mention<Answer: QueryAnswer>(
    of names: InheritedNames, _ declaration: Declaration, in file: SourceFile
  ) -> Answer {
    let type = declaration.type.isEmpty ? declaration.value : declaration.type
    return type.indices.reduce(.no) { answer, token in
      guard file.tokens[token].kind == .identifier, !file.isLabel(token),
        names.names.matches(file.identifier(token))
      else { return answer }
      guard names.areOfSystem else { return .yes }
      return answer.or(.when(.not(.isHidden(file.symbolName(token), token: token))))
    }
  }

  /// Attributes with a capital letter that the compiler knows, and that wrap nothing.
  private static let knownAttributes: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked",
  ]

  private func wrapper<Answer: QueryAnswer>(
    of declaration: Declaration, in file: SourceFile
  ) -> Answer {
    file.outline.attributes[declaration.attributes].reduce(.no) { answer, attribute in
      let head = Int(attribute.name.start)
      let names = file.typeNames(in: attribute.name).first ?? ""
      let last = names.split(separator: ".").last ?? ""
      guard file.isCapitalized(head), last.first?.isUppercase == true, !last.hasSuffix("Actor"),
        !Self.knownAttributes.contains(String(last))
      else { return answer }
      let type = DeclaredType(
        path: file.typeNames(from: head), token: head, number: globalActors)
      return answer.or(.when(.not(.isDeclaredAs(type))))
    }
  }
}

/// A name that a rule wants to mean a type of the project that is as a query describes it.
package struct DeclaredType: Sendable, Hashable {
  /// The names, outermost first.
  let path: [Name]
  /// Where the first of them stands.
  let token: Int
  /// The number of the query.
  let number: Int
  /// What it may inherit from outside the project, nil for anything.
  var inheritsOnly: NameList?

  func holds(in table: SymbolTable, file: Int) -> Bool {
    let names = inheritsOnly
    return table.isType(
      path, file: file, token: token, fitting: number,
      inheritingOnly: names.map { names in { names.matches($0) } })
  }
}

extension SourceFile {
  /// Whether nothing is asked of a generic parameter, where it is declared or behind `where`.
  fileprivate func hasUnconstrainedParameter(_ declaration: Declaration) -> Bool {
    outline.genericParameters[declaration.genericParameters].contains { parameter in
      parameter.constraint.isEmpty
        && !declaration.whereClause.indices.contains { token in
          tokens[token].hash == tokens[Int(parameter.name)].hash
        }
    }
  }
}
