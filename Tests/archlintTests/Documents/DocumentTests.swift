import Configuration
import Foundation
import LintRules
import Testing

@testable import archlint

/// A reader who follows the documents gets the output that they show.
@Suite struct DocumentTests {
  /// Blocks that need more than a test has, such as a compiler, a network or a service.
  private static let countOfBlocksThatDoNotRun = 19

  @Test(arguments: try Document.all) func commandsDoWhatTheDocumentShows(
    _ document: Document
  ) throws {
    var session: DocumentSession?
    var document = document
    var isRecorded = false
    // Blocks run in order; their new lines are put in from the last one on, so that none moves.
    var recorded: [(range: Range<Int>, lines: [String])] = []
    for block in document.blocks where block.obstacle == nil {
      if block.project != nil { session = try DocumentSession(project: block.project) }
      let needsSession = block.file != nil || ["console", "sh"].contains(block.language)
      guard needsSession else { continue }
      let current = try session ?? DocumentSession(project: nil)
      session = current
      if let file = block.file {
        try current.write(document.text(of: block), to: file)
      } else if block.language == "sh" {
        let run = try current.run("set -e\n" + document.text(of: block))
        #expect(run.status < 2, "\(document):\(block.range.lowerBound): \(run.output)")
      } else {
        let lines = try check(block, of: document, in: current)
        if Self.records, lines != Array(document.lines[block.range]) {
          recorded.append((block.range, lines))
        }
      }
    }
    for (range, lines) in recorded.reversed() {
      document.lines.replaceSubrange(range, with: lines)
      isRecorded = true
    }
    if isRecorded {
      let text = document.lines.joined(separator: "\n")
      try Data(text.utf8).write(to: Document.root.appending(path: document.path))
      Issue.record("\(document) has new output; read it and run the tests again")
    }
  }

  /// With `RECORD_DOCUMENTS=1` the output that a document shows is replaced by that of the tool.
  private static let records = ProcessInfo.processInfo.environment["RECORD_DOCUMENTS"] == "1"

  /// Runs the commands of a block.
  ///
  /// - Returns: the lines of the block with the output that was found.
  private func check(
    _ block: Document.Block, of document: Document, in session: DocumentSession
  ) throws -> [String] {
    var lines: [String] = []
    let shown = document.lines[block.range].map(DocumentSession.withoutTimes)
    for command in ShownCommand.all(in: shown) {
      let run = try session.run(command.command)
      lines += command.command.split(separator: "\n").enumerated().map { index, line in
        (index == 0 ? "$ " : "> ") + line
      }
      let place = "\(document):\(block.range.lowerBound): $ \(command.command)"
      let found = run.output.joined(separator: "\n")
      if command.output.isEmpty {
        #expect(run.status < 2, "\(place)\n\(found)")
        continue
      }
      let updated = command.updated(from: run.output)
      lines += Self.records ? updated ?? command.output : command.output
      if updated != command.output, !Self.records || updated == nil {
        Issue.record(
          """
          \(place)
          shows other output than the tool gives now; if that is right, run the tests with \
          RECORD_DOCUMENTS=1. Shown:
          \(command.output.joined(separator: "\n"))
          Found:
          \(found)
          """)
      }
    }
    return lines
  }

  @Test(arguments: try Document.all) func configurationsAndRulesAreAccepted(
    _ document: Document
  ) throws {
    for block in document.blocks
    where block.language == "yaml" && block.file == nil && block.detail != "other" {
      let text = document.text(of: block)
      let problems = try Self.problems(block.detail == "rule" ? Self.rule(text) : text)
      #expect(problems == [], "\(document):\(block.range.lowerBound)")
    }
    for block in document.blocks where block.language == "json" {
      let object = try? JSONSerialization.jsonObject(with: Data(document.text(of: block).utf8))
      #expect(object != nil, "\(document):\(block.range.lowerBound): this is not JSON")
    }
  }

  @Test func blocksHaveALanguage() throws {
    let languages: Set = [
      "console", "sh", "yaml", "json", "swift", "text", "diff", "markdown",
      // Configurations of editors.
      "lua", "toml", "elisp",
    ]
    for document in try Document.all {
      for block in document.blocks where !languages.contains(block.language) {
        Issue.record("\(document):\(block.range.lowerBound): '\(block.language)' is no language")
      }
    }
  }

  @Test func blocksThatDoNotRunAreFew() throws {
    let blocks = try Document.all.flatMap(\.blocks).filter { $0.obstacle != nil }
    #expect(blocks.count == Self.countOfBlocksThatDoNotRun)
  }

  /// A whole configuration around a part of a rule.
  private static func rule(_ part: String) -> String {
    let lines = part.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      layers: {Domain: {paths: ['Domain/**']}}
      own-rules:
        - id: shown-rule
          title: T
          why: W
          instead: I
      \(lines)
      """
  }

  private static func problems(_ text: String) throws -> [String] {
    var request = ConfigurationRequest()
    request.includesExamples = true
    let catalogue = try Catalogue.shipped()
    do {
      _ = try Configuration.build(
        file: ("shown.yml", text), request: request, catalogue: catalogue)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}
