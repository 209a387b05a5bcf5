import Testing

@testable import SwiftSource

/// The outline of a file in the notation of these tests.
///
/// One line a declaration, indented below the one around it, in Swift's own order: attributes,
/// modifiers, kind, name, generic parameters, parameters, effects, inherited types, type, value,
/// requirements, body. `{}` is a body of code or members, `{ get{} set }` are accessors with and
/// without code. After it are, in square brackets, the traits that Swift has no word for, and
/// the directive of the innermost `#if` clause. White space is one space.
struct OutlineNotation {
  private let file: SourceFile

  /// The outline of `source`.
  init(_ source: String) { file = SourceFile(path: "", text: source) }

  /// All lines.
  var lines: String {
    file.outline.declarations.indices.map { index in
      String(repeating: "  ", count: depth(of: index)) + line(of: index)
    }.joined(separator: "\n")
  }

  private func depth(of index: Int) -> Int {
    var depth = 0
    var parent = Int(file.outline.declarations[index].parent)
    while parent >= 0 {
      depth += 1
      parent = Int(file.outline.declarations[parent].parent)
    }
    return depth
  }

  private func line(of index: Int) -> String {
    let declaration = file.outline.declarations[index]
    var words = attributes(of: declaration) + names(of: declaration.modifiers)
    if declaration.kind == .import {
      words += ["import", text(declaration.type), text(declaration.name)].filter { !$0.isEmpty }
    } else {
      // The names of initializers, deinitializers and subscripts are their introducers.
      if declaration.name.start != declaration.introducer { words.append("\(declaration.kind)") }
      words.append(signature(of: declaration) + body(of: index))
    }
    let traits = names(of: declaration.traits)
    if !traits.isEmpty { words.append("[\(traits.joined(separator: ", "))]") }
    if declaration.clause >= 0 {
      let clause = file.outline.clauses[Int(declaration.clause)]
      words.append(file.text(of: Int(clause.directive)))
      if !clause.condition.isEmpty { words.append(text(clause.condition)) }
    }
    return words.joined(separator: " ")
  }

  /// Name to requirements.
  private func signature(of declaration: Declaration) -> String {
    var result = text(declaration.name)
    if declaration.traits.contains(.isFailable) { result += "?" }
    result += generics(of: declaration) + parameters(of: declaration)
    if declaration.traits.contains(.isAsync) { result += " async" }
    if declaration.traits.contains(.isThrowing) { result += " throws" }
    let inherited = file.outline.inheritedTypes[bounds(declaration.inheritedTypes)].map(text)
    if !inherited.isEmpty { result += ": " + inherited.joined(separator: ", ") }
    if !declaration.type.isEmpty { result += mark(of: declaration.kind) + text(declaration.type) }
    if !declaration.value.isEmpty { result += " = " + text(declaration.value) }
    if !declaration.whereClause.isEmpty { result += " where " + text(declaration.whereClause) }
    return result
  }

  /// Returns the token before the type of a declaration of this kind.
  private func mark(of kind: DeclarationKind) -> String {
    switch kind {
    case .typealias, .associatedtype: " = "
    case .var, .let, .operator: ": "
    default: " -> "
    }
  }

  private func attributes(of declaration: Declaration) -> [String] {
    file.outline.attributes[bounds(declaration.attributes)].map { attribute in
      let open = Int(attribute.arguments)
      let arguments = open < 0 ? "" : text(TokenRange(open, file.tokens.endOfGroup(at: open)))
      return "@" + text(attribute.name) + arguments
    }
  }

  private func generics(of declaration: Declaration) -> String {
    let parameters = file.outline.genericParameters[bounds(declaration.genericParameters)].map {
      file.text(of: Int($0.name)) + ($0.constraint.isEmpty ? "" : ": " + text($0.constraint))
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  private func parameters(of declaration: Declaration) -> String {
    let parameters = file.outline.parameters[bounds(declaration.parameters)].map { parameter in
      let names = Set([parameter.label, parameter.name]).sorted().filter { $0 >= 0 }
      let name = names.map { file.text(of: Int($0)) }.joined(separator: " ")
      let value = parameter.defaultValue.isEmpty ? "" : " = " + text(parameter.defaultValue)
      return (name.isEmpty ? "" : name + ": ") + text(parameter.type) + value
    }
    switch declaration.kind {
    case .func, .`init`, .subscript, .macro: return "(\(parameters.joined(separator: ", ")))"
    default: return parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    }
  }

  private func body(of index: Int) -> String {
    if file.outline.declarations[index].body < 0 { return "" }
    let accessors = file.outline.accessors.filter { Int($0.declaration) == index }.map {
      $0.keyword.spelling + ($0.body < 0 ? "" : "{}")
    }
    return accessors.isEmpty ? " {}" : " { \(accessors.joined(separator: " ")) }"
  }

  private func bounds(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  private func text(_ range: TokenRange) -> String {
    file.text(of: range).split { $0.isWhitespace }.joined(separator: " ")
  }
}

/// The traits that Swift has no word for.
private func names(of traits: Declaration.Traits) -> [String] {
  let names: [(Declaration.Traits, String)] = [
    (.isLocal, "local"), (.isComputed, "computed"), (.isInTuple, "tuple"),
  ]
  return names.filter { traits.contains($0.0) }.map(\.1)
}

/// The names of modifiers, in the order of their bits.
private func names(of modifiers: ModifierSet) -> [String] {
  let names = [
    "open", "public", "package", "internal", "fileprivate", "private", "public(set)",
    "package(set)", "internal(set)", "fileprivate(set)", "private(set)", "static", "class", "final",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated",
    "nonisolated(unsafe)", "isolated", "required", "convenience", "dynamic", "optional",
    "indirect", "distributed", "prefix", "infix", "postfix", "consuming", "borrowing", "async",
    "sending", "other",
  ]
  return names.indices.filter { modifiers.rawValue & 1 << UInt64($0) != 0 }.map { names[$0] }
}

/// Checks that `source` has this outline, written as ``OutlineNotation`` says.
func checkOutline(
  _ source: String, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(OutlineNotation(source).lines == outline, sourceLocation: sourceLocation)
  expectSound(Array(source.utf8), sourceLocation: sourceLocation)
}
