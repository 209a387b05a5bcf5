import Project
import Reporting
import SwiftSource

/// The declarations of a file, one JSON object per line.
enum OutlineListing {
  static func append(_ file: SourceFile, to output: inout [UInt8]) {
    let lines = LineTable(file.buffer)
    for declaration in file.outline.declarations {
      let name = Int(declaration.name.start)
      let (line, column) = lines.position(of: Int(file.tokens[name].offset))
      var json = JSONWriter()
      json.object {
        $0.member("file", file.path)
        $0.member("kind", "\(declaration.kind)")
        $0.member("name", listedName(declaration, file))
        $0.member("line", line)
        $0.member("column", column)
        $0.member("local", declaration.isLocal)
        $0.key("parent")
        $0.strings(parents(of: declaration, file))
        $0.key("attributes")
        $0.strings(attributes(of: declaration, file))
        $0.key("modifiers")
        $0.strings(modifiers(of: declaration, file))
        $0.key("inherits")
        $0.strings(inherited(by: declaration, file))
      }
      output += json.bytes
      output.append(0x0A)
    }
  }

  private static func listedName(_ declaration: Declaration, _ file: SourceFile) -> String {
    let name = file.text(of: declaration.name)
    guard declaration.traits.contains(.isFailable) else { return name }
    return name + file.text(of: Int(declaration.name.end))
  }

  private static func parents(of declaration: Declaration, _ file: SourceFile) -> [String] {
    var names: [String] = []
    var parent = declaration.parent
    while parent >= 0 {
      let around = file.outline.declarations[Int(parent)]
      names.append(file.text(of: around.name))
      parent = around.parent
    }
    return names.reversed()
  }

  private static func attributes(of declaration: Declaration, _ file: SourceFile) -> [String] {
    file.outline.attributes[declaration.attributes].map { file.text(of: $0.name) }
  }

  private static func inherited(by declaration: Declaration, _ file: SourceFile) -> [String] {
    file.outline.inheritedTypes[declaration.inheritedTypes].map { file.text(of: $0) }
  }

  /// The modifiers with their details, `private(set)` for example.
  private static func modifiers(of declaration: Declaration, _ file: SourceFile) -> [String] {
    guard declaration.kind != .operator else { return [] }
    let tokens = file.tokens
    let attributes = file.outline.attributes[declaration.attributes]
    var modifiers: [String] = []
    var index = Int(declaration.range.start)
    while index < Int(declaration.introducer) {
      if let attribute = attributes.first(where: { Int($0.name.start) == index + 1 }) {
        index =
          attribute.arguments >= 0
          ? tokens.endOfGroup(at: Int(attribute.arguments)) : Int(attribute.name.end)
      } else if tokens[index].kind.isConditional {
        index = ConditionalClause.endOfCondition(tokens, at: index)
      } else {
        let end =
          tokens[index + 1].kind == .leftParen ? tokens.endOfGroup(at: index + 1) : index + 1
        modifiers.append(file.text(of: TokenRange(index, end)))
        index = end
      }
    }
    return modifiers
  }
}
