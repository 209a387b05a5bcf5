import Buffers
import Matching
import Project
import SwiftSource

extension QueryProgram.Rare {
  /// The parts that the declaration itself decides.
  func holds(
    for index: Int, in file: SourceFile, _ facts: inout QueryFacts, _ program: QueryProgram
  ) -> Bool {
    let declaration = file.outline.declarations[index]
    if hasLocalDetails, !query.details.hold(for: declaration, in: file, &facts) {
      return false
    }
    if let typeForm, !hasTypeForm(typeForm, declaration, in: file, &facts) { return false }
    guard hasLocal else { return true }
    if let attributesOnly = query.attributesOnly {
      let found = file.attributeNames(of: declaration)
      guard found.allSatisfy({ attributesOnly.matches($0) }) else { return false }
    }
    if isAsync, !declaration.traits.contains(.isAsync) { return false }
    if isThrowing, !declaration.traits.contains(.isThrowing) { return false }
    if let values, !program.isText(declaration.value, values, in: file, &facts) { return false }
    if let form = query.valueForm {
      guard !declaration.value.isEmpty, form.matches(declaration.value, in: file) else {
        return false
      }
    }
    if let parameters = query.parameters {
      let found = file.outline.parameters[declaration.parameters]
      guard found.count == parameters.count else { return false }
      for (parameter, list) in zip(found, parameters)
      where !file.isType(parameter.type, in: list) { return false }
    }
    if let labels = query.labels, !file.hasLabel(declaration, in: labels) { return false }
    if let isTrivial = query.isTrivial, isTrivial != file.isTrivial(declaration) { return false }
    guard let mentions else { return true }
    return declaration.body >= 0
      && facts.hasMention(
        of: mentions, in: Int(declaration.body)..<Int(declaration.range.end), of: file, program)
  }

  /// Returns true if the form is found in the type, or in the initial value where no type is
  /// written.
  private func hasTypeForm(
    _ typeForm: ExpressionID, _ declaration: Declaration, in file: SourceFile,
    _ facts: inout QueryFacts
  ) -> Bool {
    let type = declaration.type.isEmpty ? declaration.value : declaration.type
    guard !type.isEmpty else { return false }
    if declaration.type.isEmpty, file.hasStringsOrClosures(in: type) {
      return facts.isFound(typeForm, inValue: type, file)
    }
    if hasForm(typeForm, type, in: file, &facts) { return true }
    guard !declaration.type.isEmpty else { return false }
    let plain = file.plainType(type)
    if plain != type, hasForm(typeForm, plain, in: file, &facts) { return true }
    return file.sugaredType(plain).map {
      facts.isFound(typeForm, in: ContiguousArray($0.utf8).view)
    } ?? false
  }

  private func hasForm(
    _ typeForm: ExpressionID, _ type: TokenRange, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Bool {
    guard file.hasGaps(in: type) else {
      return facts.isFound(typeForm, in: file.buffer.padded.view.extracting(file.bytes(of: type)))
    }
    return facts.isFound(typeForm, inCodeOf: type, file)
  }

  /// Returns whether the declared type is of one of the sorts.
  func sortAnswer<Answer: QueryAnswer>(of index: Int, in file: SourceFile) -> Answer {
    file.sort(of: file.outline.declarations[index].type, isIn: query.sorts)
  }

  /// Returns whether the declaration inherits only names that the query allows.
  func inheritedAnswer<Answer: QueryAnswer>(of index: Int) -> Answer {
    guard let inheritsOnly = query.inheritsOnly else { return .yes }
    return .when(.inheritsOnly(declaration: index, inheritsOnly))
  }
}

extension SourceFile {
  /// Returns whether the type in `range` is one name, optional or not, that means a type of one of
  /// the sorts; of no sorts anything is.
  func sort<Answer: QueryAnswer>(of range: TokenRange, isIn sorts: Set<TypeSort>) -> Answer {
    guard !sorts.isEmpty else { return .yes }
    let range = plainType(range)
    guard !range.isEmpty else { return .no }
    let first = Int(range.start)
    if tokens[first].is(.any) || tokens[first].is(.some) {
      return Answer(sorts.contains(.protocol))
    }
    var end = Int(range.end)
    while end > first + 1, [.question, .exclamation].contains(tokens[end - 1].kind) { end -= 1 }
    let isNamed =
      tokens[first].kind == .identifier
      && (end == first + 1 || tokens.endOfGenericArguments(at: first + 1) == end)
    guard isNamed else { return .no }
    return .when(.isOfSort(symbolName(first), token: first, sorts))
  }
}

extension Declaration {
  /// True if it is a variable or constant that keeps its value.
  var isStored: Bool {
    (kind == .var || kind == .let) && !traits.contains(.isComputed)
  }
}
