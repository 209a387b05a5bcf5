@testable import SwiftSource

/// Returns the problem with the outline of a file, nil if there is none.
func flawInOutline(_ file: SourceFile) -> String? {
  var previousName = -1
  for (index, declaration) in file.outline.declarations.enumerated() {
    let flaw =
      flawInRanges(of: declaration, file) ?? flawInParts(of: declaration, file.outline)
      ?? flawInPlace(of: declaration, index, file)
    if let flaw { return "declaration \(index) \(flaw)" }
    let name = Int(declaration.name.start)
    if name <= previousName { return "declaration \(index) is out of order" }
    previousName = name
  }
  for (index, accessor) in file.outline.accessors.enumerated() {
    let declarations = file.outline.declarations
    guard declarations.indices.contains(Int(accessor.declaration)) else {
      return "accessor \(index) has no declaration"
    }
    if !file.tokens[Int(accessor.token)].is(accessor.keyword) {
      return "accessor \(index) is at the wrong place"
    }
  }
  return nil
}

/// Returns the problem with the ranges of the declaration's parts.
private func flawInRanges(of declaration: Declaration, _ file: SourceFile) -> String? {
  let tokens = TokenRange(0, file.tokens.count - 1)
  for range in [declaration.range, declaration.name] {
    guard !range.isEmpty, tokens.contains(Int(range.start)), range.end <= tokens.end else {
      return "has a range outside the file"
    }
  }
  guard declaration.range.contains(Int(declaration.introducer)),
    declaration.range.contains(Int(declaration.name.start)),
    declaration.range.end >= declaration.name.end
  else { return "does not contain its own name" }
  if declaration.body >= 0, file.tokens[Int(declaration.body)].kind != .leftBrace {
    return "has a body without a brace"
  }
  let isMarked = declaration.name.indices.allSatisfy {
    file.tokens[$0].flags.contains(.isDeclared)
  }
  if isMarked == (declaration.kind == .extension) {
    return "is wrong about marking its name"
  }
  return nil
}

/// The first of the declaration's lists that is none.
private func flawInParts(of declaration: Declaration, _ outline: Outline) -> String? {
  let parts: [(Range<Int32>, Int, String)] = [
    (declaration.attributes, outline.attributes.count, "attributes"),
    (declaration.inheritedTypes, outline.inheritedTypes.count, "inherited types"),
    (declaration.parameters, outline.parameters.count, "parameters"),
    (declaration.genericParameters, outline.genericParameters.count, "generic parameters"),
  ]
  let flaw = parts.first { $0.0.lowerBound < 0 || $0.0.upperBound > Int32($0.1) }
  return flaw.map { "has \($0.2) that are none" }
}

/// Returns the problem with the declarations and clauses around the declaration.
private func flawInPlace(of declaration: Declaration, _ index: Int, _ file: SourceFile) -> String? {
  guard declaration.parent < Int32(index) else { return "stands before its parent" }
  if declaration.parent >= 0 {
    let parent = file.outline.declarations[Int(declaration.parent)]
    if declaration.range.start <= parent.introducer || declaration.range.end > parent.range.end {
      return "reaches out of its parent"
    }
  }
  let introducer = Int(declaration.introducer)
  let clause = file.outline.clauses.lastIndex {
    Int($0.directive) < introducer && Int($0.body.end) > introducer
  }
  return Int32(clause ?? -1) == declaration.clause ? nil : "has the wrong clause"
}
