import SwiftSource

extension SourceFile {
  /// The edits that put `#if` above the first declaration of the file, behind the imports, and
  /// `#endif` at the end; nil for other declarations, and in a file that has conditions.
  ///
  /// - Parameter condition: the condition of the `#if`.
  func edits(puttingAllIn condition: String, from index: Int) -> [Edit]? {
    guard outline.clauses.isEmpty, let start = lineOfFirstDeclaration(index) else { return nil }
    let above = line(above: start..<start).map { text($0) } ?? ""
    let gap = above.allSatisfy(\.isWhitespace) ? "" : lineBreak
    let isLastLineOpen = buffer.count > 0 && buffer.padded[buffer.count - 1] != 0x0A
    let end = (isLastLineOpen ? lineBreak : "") + "#endif" + lineBreak
    return [
      Edit(range: start..<start, replacement: "\(gap)#if \(condition)\(lineBreak)"),
      Edit(range: buffer.count..<buffer.count, replacement: end),
    ]
  }

  /// The first byte of the line where a declaration starts with the comments above it. Nil if there
  /// is more than imports and comments before it.
  private func lineOfFirstDeclaration(_ index: Int) -> Int? {
    let imports = outline.declarations[..<index]
    let first = Int(outline.declarations[index].range.start)
    guard imports.allSatisfy({ $0.kind == .import }),
      imports.last.map({ Int($0.range.end) }) ?? 0 == first, tokens[first].startsLine
    else { return nil }
    let limit = imports.last.map { lineRange(of: bytes(of: $0.range)).upperBound } ?? 0
    var lines = lineRange(of: tokens[first].range)
    while let above = line(above: lines), above.lowerBound >= limit {
      let text = text(above).trimmingPrefix(while: \.isWhitespace)
      if text.isEmpty { break }
      // Other comments at the start of a file are its header.
      if limit == 0, text.hasPrefix("//"), !text.hasPrefix("///") { break }
      guard text.hasPrefix("//") else { return nil }
      lines = above.lowerBound..<lines.upperBound
    }
    return lines.lowerBound
  }
}
