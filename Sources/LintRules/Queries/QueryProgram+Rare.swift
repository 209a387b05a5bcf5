import Matching
import Project
import SwiftSource

extension QueryProgram.Rare {
  /// The parts that the declaration itself decides.
  func holds(
    for declaration: Declaration, in file: SourceFile, _ facts: QueryFacts
  ) -> Bool {
    if let attributesOnly = query.attributesOnly {
      let found = file.attributeNames(of: declaration)
      guard found.allSatisfy({ attributesOnly.matches($0) }) else { return false }
    }
    if let values = query.values {
      let values = values.hasPlaceholders ? facts.filled(values, in: file) : values
      guard file.isText(of: declaration.value, in: values) else { return false }
    }
    if let form = query.valueForm {
      guard !declaration.value.isEmpty,
        form.firstMatch(in: file.buffer.padded.span.extracting(file.bytes(of: declaration.value)))
          != nil
      else { return false }
    }
    let effects = query.effects
    if effects.contains(.async), !declaration.traits.contains(.isAsync) { return false }
    if effects.contains(.throws), !declaration.traits.contains(.isThrowing) { return false }
    if let parameters = query.parameters {
      let found = file.outline.parameters[declaration.parameters]
      guard found.count == parameters.count else { return false }
      for (parameter, list) in zip(found, parameters)
      where !file.isText(of: parameter.type, in: list) { return false }
    }
    if let labels = query.labels, !file.hasLabel(declaration, in: labels) { return false }
    if let isTrivial = query.isTrivial, isTrivial != file.isTrivial(declaration) { return false }
    if let mentions = query.mentions {
      let body = declaration.body >= 0 ? Int(declaration.body)..<Int(declaration.range.end) : 0..<0
      guard body.contains(where: { file.isMention($0, of: mentions) }) else { return false }
    }
    return query.details.hold(for: declaration, in: file)
  }

  /// Whether the type that is declared is of one of the sorts.
  func sortAnswer<Answer: QueryAnswer>(of index: Int, in file: SourceFile) -> Answer {
    guard !query.sorts.isEmpty else { return .yes }
    return Self.sort(of: file.outline.declarations[index].type, query.sorts, in: file)
  }

  /// Whether nothing else is inherited than what may be.
  func inheritedAnswer<Answer: QueryAnswer>(of index: Int) -> Answer {
    guard let inheritsOnly = query.inheritsOnly else { return .yes }
    return .when(.inheritsOnly(declaration: index, inheritsOnly))
  }

  /// Whether the one name that the type in `range` consists of, optional perhaps, stands for a type
  /// of one of the sorts.
  private static func sort<Answer: QueryAnswer>(
    of range: TokenRange, _ sorts: Set<TypeSort>, in file: SourceFile
  ) -> Answer {
    guard !range.isEmpty else { return .no }
    let first = Int(range.start)
    if file.tokens[first].is(.any) || file.tokens[first].is(.some) {
      return Answer(sorts.contains(.protocol))
    }
    var end = Int(range.end)
    while end > first + 1, [.question, .exclamation].contains(file.tokens[end - 1].kind) {
      end -= 1
    }
    let isNamed =
      file.tokens[first].kind == .identifier
      && (end == first + 1 || file.tokens.endOfGenericArguments(at: first + 1) == end)
    guard isNamed else { return .no }
    return .when(.isOfSort(file.symbolName(first), token: first, sorts))
  }
}

extension Declaration {
  /// Whether it is a variable or constant that keeps its value.
  var isStored: Bool {
    (kind == .var || kind == .let) && !traits.contains(.isComputed)
  }
}
