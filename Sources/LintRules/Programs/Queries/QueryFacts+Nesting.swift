import Project
import SwiftSource

extension QueryFacts {
  /// The types around the code of an extension with a dotted name, as far as the file declares them:
  /// `Row` and `Screen` of `extension Screen.Row`, the innermost one first; none of other declarations.
  mutating func typesOfExtension(_ index: Int, in file: SourceFile) -> [Int] {
    let declaration = file.outline.declarations[index]
    guard declaration.kind == .extension, declaration.name.indices.count > 2 else { return [] }
    if let known = extendedTypes[index] { return known }
    var types: [Int] = []
    var path = file.typePath(of: index)[...]
    while !path.isEmpty {
      if let type = places.declaration(ofTypeAt: String(path), in: file) { types.append(type) }
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      path = path[..<dot]
    }
    extendedTypes[index] = types
    return types
  }
}
