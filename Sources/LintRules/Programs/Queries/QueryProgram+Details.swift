import Matching
import Project
import SwiftSource

extension QueryProgram.Rare {
  /// The parts of the details that the project has its say in.
  func detailAnswer<Answer: QueryAnswer>(of index: Int, in file: SourceFile) -> Answer {
    let declaration = file.outline.declarations[index]
    var answer = Answer.yes
    if let names = query.details.typeMentions {
      answer = mention(of: names, declaration, in: file)
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

  private func mention<Answer: QueryAnswer>(
    of names: NameList, _ declaration: Declaration, in file: SourceFile
  ) -> Answer {
    var answer = Answer.no
    // A variable that holds a function keeps no value of the types in it.
    guard !declaration.type.indices.contains(where: { file.tokens[$0].kind == .arrow }) else {
      return .no
    }
    func add(_ token: Int) {
      guard file.tokens[token].kind == .identifier, !file.isLabel(token),
        names.matches(file.identifier(token))
      else { return }
      let found: Answer =
        query.namesSystemTypes
        ? .when(.not(.isHidden(file.symbolName(token), token: token))) : .yes
      answer = answer.or(found)
    }
    if declaration.type.isEmpty {
      file.forEachToken(ofTypeInValue: declaration.value, add)
    } else {
      declaration.type.indices.forEach(add)
    }
    return answer
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
      guard let globalActors else { return answer.or(.yes) }
      return answer.or(
        .when(.not(.isType(file.typeNames(from: head), token: head, globalActors))))
    }
  }
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

extension SourceFile {
  /// Returns true if a generic parameter has no constraint, neither where it is declared nor after
  /// `where`.
  fileprivate func hasUnconstrainedParameter(_ declaration: Declaration) -> Bool {
    outline.genericParameters[declaration.genericParameters].contains { parameter in
      parameter.constraint.isEmpty
        && !declaration.whereClause.indices.contains { token in
          tokens[token].hash == tokens[Int(parameter.name)].hash
        }
    }
  }
}
