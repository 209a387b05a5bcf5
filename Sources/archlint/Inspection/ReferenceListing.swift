import Engine
import Project
import Reporting
import SwiftSource

/// The references between files as lines of file, line, column, name and declaring file, with tabs
/// between; columns count bytes. Control characters in names are spelled out.
struct ReferenceListing {
  let survey: Survey
  let root: String
  /// The paths of files and folders whose references are listed, all when empty.
  let paths: [String]
  /// True to list the names that scoping cannot decide.
  let showsAmbiguous: Bool

  func write() throws {
    var file = SourceFile()
    var output: [UInt8] = []
    for (index, place) in survey.places.enumerated()
    where place.path.hasSuffix(".swift") && isWanted(place.path) {
      do {
        try FileSystem.read("\(root)/\(place.path)", into: &file.buffer)
      } catch {
        // The survey has named the file already.
        continue
      }
      guard survey.knows(file.buffer, file: index) else {
        Output.warn(
          "archlint: \(place.path): has changed while it was read; run archlint again")
        continue
      }
      file.path = place.path
      file.analyse(words: .keywords)
      append(file, index, to: &output)
      if output.count > 1 << 20 {
        try Output.write(output)
        output.removeAll(keepingCapacity: true)
      }
    }
    try Output.write(output)
  }

  private func isWanted(_ path: String) -> Bool {
    paths.isEmpty || paths.contains { path.lies(in: $0) }
  }

  private func append(_ file: SourceFile, _ index: Int, to output: inout [UInt8]) {
    let lines = LineTable(file.buffer)
    var ambiguous: [Int] = []
    let references = survey.table.references(in: file, index: index) { ambiguous.append($0) }
    let path = LogText.line(file.path)
    func line(_ token: Int, _ target: String) {
      let (line, column) = lines.position(of: Int(file.tokens[token].offset))
      output += Array(
        "\(path)\t\(line)\t\(column)\t\(file.identifier(token))\t\(LogText.line(target))\n".utf8)
    }
    if showsAmbiguous {
      for token in ambiguous { line(token, "") }
    } else {
      for reference in references {
        let target = survey.table.file(of: reference.symbol)
        if target != index { line(reference.token, survey.places[target].path) }
      }
    }
  }
}
