import Engine
import LintRules
import Project
import Results
import SwiftSource

/// Code that is written on trial where somebody would use a type or module, to see what archlint finds.
struct Probe: Sendable {
  /// The file in which the code is written, as it is; empty for one that does not exist.
  let path: String
  let bytes: [UInt8]
  private let file: SourceFile
  /// Where members can be written, nil if the file has no type for them.
  private let place: Int?

  /// The forms of a use, one in each line.
  enum Form: String, CaseIterable {
    case property, parameter, creation

    fileprivate func code(_ type: String) -> String {
      switch self {
      case .property: "  private let archlintProbe: \(type)"
      case .parameter: "  private func archlintProbe(_ value: \(type)) {}"
      case .creation: "  private func archlintProbe() { _ = \(type)() }"
      }
    }
  }

  /// - Parameter type: the type whose members use something, nil for the type that the file is about.
  init(path: String, bytes: [UInt8]?, type: String? = nil) {
    self.path = path
    self.bytes = bytes ?? []
    var file = SourceFile()
    file.buffer = SourceBuffer(self.bytes)
    file.path = path
    file.analyse(words: .keywords)
    self.file = file
    let types = TypeText.all(in: file).filter { $0.kind != .protocol }
    let named = type.flatMap { name in types.first { $0.name == name } }
    place =
      (named ?? TypeText.main(of: file).flatMap { main in
        types.first { $0.name == main.name }
      } ?? types.first)?.bodyStart
  }

  /// The name of the type in which the code is written, nil for a new one.
  var imports: [String] { TypeText.imports(of: file) }

  /// The text of the file with uses of a type, and the lines of their forms.
  ///
  /// - Parameter module: a module to import, nil for none.
  func text(
    using type: String, _ forms: [Form], importing module: String?
  ) -> (bytes: [UInt8], lines: [Int: Form], importLine: Int?) {
    let code = forms.map { $0.code(type) }.joined(separator: "\n")
    var inserted: [UInt8]
    var text: [UInt8]
    var firstLine: Int
    if let place {
      inserted = Array("\n\(code)\n".utf8)
      firstLine = line(of: place) + 1
      text = bytes[..<place] + inserted + bytes[place...]
    } else {
      let start = bytes.isEmpty || bytes.last == 0x0A ? "" : "\n"
      inserted = Array("\(start)\nstruct ArchlintProbe {\n\(code)\n}\n".utf8)
      firstLine = line(of: bytes.count) + (start.isEmpty ? 2 : 3)
      text = bytes + inserted
    }
    var importLine: Int?
    if let module, !imports.contains(module) {
      let place = TypeText.placeOfImport(of: module, in: file)
      importLine = line(of: place)
      text.insert(contentsOf: Array("import \(module)\n".utf8), at: place)
      firstLine += 1
    }
    let lines = forms.enumerated().map { (firstLine + $0.offset, $0.element) }
    return (text, Dictionary(lines, uniquingKeysWith: { $1 }), importLine)
  }

  /// The text of the file with an import, and its line.
  func text(importing module: String) -> (bytes: [UInt8], line: Int) {
    let place = TypeText.placeOfImport(of: module, in: file)
    var text = bytes
    text.insert(contentsOf: Array("import \(module)\n".utf8), at: place)
    return (text, line(of: place))
  }

  private func line(of offset: Int) -> Int { LineTable(file.buffer).position(of: offset).line }
}
