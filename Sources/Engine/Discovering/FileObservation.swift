import Discovery
import Project
import SwiftSource

extension ObservedFile {
  /// The facts to learn from a file, which has been analyzed.
  init(_ file: SourceFile, at place: Place) {
    let lines = LineTable(file.buffer)
    let outline = file.outline
    func line(_ declaration: Declaration) -> Int {
      lines.position(of: Int(file.tokens[Int(declaration.name.start)].offset)).line
    }
    func attributes(_ declaration: Declaration) -> [String] {
      outline.attributes[declaration.attributes].map { Self.bareName(file.text(of: $0.name)) }
    }
    var imports: [String] = []
    var types: [ObservedType] = []
    var members: [ObservedMember] = []
    for declaration in outline.declarations where !declaration.name.isEmpty {
      switch declaration.kind {
      case .import:
        let name = file.text(of: Int(declaration.name.start))
        if !imports.contains(name) { imports.append(name) }
      case .struct, .class, .actor, .enum, .protocol:
        guard !declaration.isLocal else { continue }
        types.append(
          ObservedType(
            name: file.name(of: declaration), kind: declaration.kind,
            modifiers: declaration.modifiers, attributes: attributes(declaration),
            inherits: outline.inheritedTypes[declaration.inheritedTypes].flatMap {
              Self.names(in: file.text(of: $0))
            }, isNested: declaration.parent >= 0, line: line(declaration)))
      case .var, .let, .func:
        guard !declaration.isLocal, declaration.parent >= 0, !declaration.attributes.isEmpty
        else { continue }
        members.append(
          ObservedMember(
            name: file.name(of: declaration), kind: declaration.kind,
            modifiers: declaration.modifiers, attributes: attributes(declaration),
            line: line(declaration)))
      default: continue
      }
    }
    self.init(
      path: place.path, module: place.module, isTest: place.isTest, layer: place.layer,
      imports: imports, types: types, members: members)
    form = ObservedForm(file, lines)
  }

  /// The names of types in an entry of an inheritance clause: without attributes and generic arguments.
  static func names(in text: String) -> [String] {
    text.split(separator: "&").compactMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).filter { $0.first != "@" }
      return words.last.map { bareName(String($0)) }
    }.filter { !$0.isEmpty && !$0.hasPrefix("~") }
  }

  /// The name without generic arguments.
  private static func bareName(_ text: String) -> String {
    String(text.prefix { $0 != "<" && $0 != "(" })
  }
}
