import Project
import SwiftSource

/// The types of a file as they are written.
struct TypeText: Sendable {
  let name: String
  let kind: DeclarationKind
  /// Everything before the braces: attributes, modifiers, the name, what it inherits.
  let header: String
  let inherited: [String]
  let attributes: [String]
  /// The byte behind the `{` of its members, nil if it has none.
  let bodyStart: Int?

  /// The types at file level, in the order of the source.
  static func all(in file: SourceFile) -> [TypeText] {
    file.outline.declarations.compactMap { declaration in
      guard declaration.kind.isType, declaration.parent < 0, !declaration.isLocal,
        declaration.body >= 0
      else { return nil }
      let start = Int(file.tokens[Int(declaration.range.start)].offset)
      let body = Int(file.tokens[Int(declaration.body)].offset)
      return TypeText(
        name: file.name(of: declaration), kind: declaration.kind,
        header: file.text(start..<body),
        inherited: file.outline.inheritedTypes[declaration.inheritedTypes].map {
          file.text(of: $0)
        },
        attributes: file.outline.attributes[declaration.attributes].map { file.text(of: $0.name) },
        bodyStart: body + 1)
    }
  }

  /// The type that a file is about: that of its name, else the first.
  static func main(of file: SourceFile) -> TypeText? {
    let types = all(in: file)
    let stem = Place(path: file.path).stem
    return types.first { $0.name == stem } ?? types.first
  }

  /// The modules that a file imports, in the order of the source.
  static func imports(of file: SourceFile) -> [String] {
    file.outline.declarations.compactMap { declaration in
      guard declaration.kind == .import else { return nil }
      return file.text(of: declaration.name)
    }
  }

  /// The byte at which an import could be added: before the first line that is not a comment or an import.
  static func placeOfImport(of module: String, in file: SourceFile) -> Int {
    var place: Int?
    for declaration in file.outline.declarations where declaration.kind == .import {
      let start = Int(file.tokens[Int(declaration.range.start)].offset)
      if place == nil { place = start }
      if file.text(of: declaration.name) < module {
        let end = Int(declaration.range.end)
        place = end < file.tokens.count ? Int(file.tokens[end].offset) : file.buffer.count
      }
    }
    return place ?? file.tokens.first.map { Int($0.offset) } ?? 0
  }
}
