import Project
import SwiftSource

extension SourceFile {
  /// The `@` and what belongs to it of an attribute with one of the names.
  func attribute(in names: NameList, of declaration: Declaration) -> TokenRange? {
    for attribute in outline.attributes[declaration.attributes] {
      let name = typeNames(in: attribute.name).first ?? text(of: attribute.name)
      guard names.matches(name) else { continue }
      let end =
        attribute.arguments < 0
        ? Int(attribute.name.end) : tokens.endOfGroup(at: Int(attribute.arguments))
      return TokenRange(Int(attribute.name.start) - 1, end)
    }
    return nil
  }

  /// Returns true if all types that the declared type stores or carries have names in the list.
  func isMade(_ declaration: Declaration, ofNothingBut known: NameList?) -> Bool {
    guard let known,
      let index = outline.declarations.firstIndex(where: { $0.range == declaration.range })
    else { return known == nil }
    func isKnown(_ type: TokenRange) -> Bool {
      !type.isEmpty
        && type.indices.allSatisfy { token in
          switch tokens[token].kind {
          case .identifier: known.matches(identifier(token))
          // A tuple conforms to nothing.
          case .arrow, .keyword, .leftParen: false
          default: true
          }
        }
    }
    return members(of: index).allSatisfy { member in
      let member = outline.declarations[member]
      switch member.kind {
      case .var, .let:
        // A wrapper or macro stores something else.
        return member.modifiers.contains(.static) || member.traits.contains(.isComputed)
          || member.attributes.isEmpty && isKnown(member.type)
      case .case: return outline.parameters[member.parameters].allSatisfy { isKnown($0.type) }
      default: return true
      }
    }
  }

  /// The names of types in all that the declared type stores or carries.
  func storedTypeNames(of declaration: Declaration) -> [Int] {
    guard let index = outline.declarations.firstIndex(where: { $0.range == declaration.range })
    else { return [] }
    let types = members(of: index).flatMap { member -> [TokenRange] in
      let member = outline.declarations[member]
      switch member.kind {
      case .case: return outline.parameters[member.parameters].map(\.type)
      case .var, .let:
        let isStored =
          !member.modifiers.contains(.static) && !member.traits.contains(.isComputed)
        return isStored ? [member.type] : []
      default: return []
      }
    }
    return types.flatMap { type in type.indices.filter { tokens[$0].kind == .identifier } }
  }

  /// Puts a protocol after what the declared type inherits already.
  func edits(conforming declaration: Declaration, to name: String) -> [Edit] {
    if let last = outline.inheritedTypes[declaration.inheritedTypes].last {
      return placeInList(behind: last).edits(adding: name)
    }
    var end = Int(declaration.name.end)
    if tokens[end].kind == .leftAngle, let close = tokens.endOfGenericParameters(at: end) {
      end = close
    }
    let offset = tokens[end - 1].range.upperBound
    return [Edit(range: offset..<offset, replacement: ": \(name)")]
  }
}
