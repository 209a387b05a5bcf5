import Configuration
import Discovery
import LintRules
import SwiftSource

/// Makes examples for the rules of conventions from the project's own code.
struct ConventionExamples {
  let root: String
  let files: ConfigurationFiles
  let catalogue: Catalogue

  /// The longest code of an example, in bytes.
  private static let longest = 160

  /// The convention with examples that pass; without any where the code of the project gives none.
  func adding(to convention: Convention) async -> Convention {
    var result = convention
    let departing = Set(convention.exceptions.map { Key($0) })
    for exception in convention.exceptions.prefix(6) where result.examples.flagged.isEmpty {
      guard let example = example(exception, isFlagged: true) else { continue }
      var tried = result
      tried.examples.flagged = [example]
      if await passes(tried, needsBoth: false) { result = tried }
    }
    for place in convention.subjectPlaces.lazy.filter({ !departing.contains(Key($0)) }).prefix(6)
    where result.examples.clean.isEmpty {
      guard let example = example(place, isFlagged: false) else { continue }
      var tried = result
      tried.examples.clean = [example]
      if await passes(tried, needsBoth: false) { result = tried }
    }
    if result.examples.flagged.isEmpty, let clean = result.examples.clean.first {
      // Without an exception today, a change of code that follows shows one.
      for variant in ExampleVariants(of: clean, for: convention).all {
        var tried = result
        tried.examples.flagged = [variant]
        if await passes(tried, needsBoth: false) {
          result = tried
          break
        }
      }
    }
    if result.examples.flagged.isEmpty || result.examples.clean.isEmpty {
      result.examples = Convention.Examples()
    }
    return result
  }

  private struct Key: Hashable {
    let path: String
    let line: Int?

    init(_ place: Convention.Exception) {
      path = place.path
      line = place.line
    }
  }

  /// Returns true if the examples of a convention show what they are to show.
  private func passes(_ convention: Convention, needsBoth: Bool) async -> Bool {
    var files = files
    let text = convention.ownRule().lines(indent: 0).joined(separator: "\n") + "\n"
    files.added = ConfigurationText(path: "discover", identity: "discover", text: text)
    files.findNested = { _ in [] }
    var request = ConfigurationRequest()
    request.onlyAdded = true
    request.includesExamples = true
    guard
      let configuration = try? Configuration.build(files, request: request, catalogue: catalogue),
      let rule = configuration.rules.first(where: { $0.id == convention.id })
    else { return false }
    let failures = await ExampleRunner(configuration: configuration).run(rule)
    return failures.allSatisfy { !needsBoth && $0.message.hasPrefix("the rule has no") }
  }

  // MARK: - Code

  /// The code at a place: the head of the declaration there, or else the line.
  private func example(_ place: Convention.Exception, isFlagged: Bool) -> Notation? {
    var file = SourceFile()
    file.path = place.path
    guard place.path.hasSuffix(".swift"),
      (try? FileSystem.read("\(root)/\(place.path)", into: &file.buffer)) != nil
    else { return nil }
    file.analyse(words: .keywords)
    let lines = LineTable(file.buffer)
    let code =
      place.line.flatMap { line in
        declaration(on: line, file, lines).map { head(of: $0, file, isFlagged: isFlagged) }
          ?? text(ofLine: line, column: isFlagged ? place.column : nil, file, lines)
      } ?? firstType(of: file).map { head(of: $0, file, isFlagged: false) }
    guard let code, code.utf8.count <= Self.longest,
      code.utf8.allSatisfy({ $0 >= 0x20 || $0 == 10 })
    else { return nil }
    return ["path": .text(place.path), "code": .text(code)]
  }

  private func declaration(
    on line: Int, _ file: SourceFile, _ lines: LineTable
  ) -> Declaration? {
    file.outline.declarations.first { declaration in
      !declaration.name.isEmpty && declaration.kind != .import && !declaration.isLocal
        && lines.position(of: Int(file.tokens[Int(declaration.name.start)].offset)).line == line
    }
  }

  private func firstType(of file: SourceFile) -> Declaration? {
    file.outline.declarations.first { $0.kind.isType && $0.parent < 0 }
  }

  /// The declaration up to its body, with an empty one.
  private func head(of declaration: Declaration, _ file: SourceFile, isFlagged: Bool) -> String {
    let end = declaration.body >= 0 ? Int(declaration.body) : Int(declaration.range.end)
    let start = Int(declaration.range.start)
    let name = Int(declaration.name.start)
    let before = start < name ? file.compact(start..<name) + " " : ""
    let after = file.compact(name..<max(name + 1, end))
    let mark = isFlagged ? "↓" : ""
    let body = declaration.body >= 0 ? " {}" : ""
    return before + mark + after + body
  }

  private func text(
    ofLine line: Int, column: Int?, _ file: SourceFile, _ lines: LineTable
  ) -> String? {
    guard line <= lines.starts.count else { return nil }
    let start = Int(lines.starts[line - 1])
    let next = line < lines.starts.count ? Int(lines.starts[line]) : file.buffer.count
    let text = file.text(start..<next)
    guard let column, column > 1 else {
      return (column == nil ? "" : "↓") + text.trimmed
    }
    let mark = min(start + column - 1, next)
    return (file.text(start..<mark) + "↓" + file.text(mark..<next)).trimmed
  }
}

extension SourceFile {
  /// The text of tokens with single spaces in place of white space.
  fileprivate func compact(_ range: Range<Int>) -> String {
    var text = ""
    for token in range {
      if tokens[token].isAfterTrivia, token > range.lowerBound { text += " " }
      text += self.text(of: token)
    }
    return text
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
