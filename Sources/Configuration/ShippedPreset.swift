import LintRules
import YAML

/// A preset of the catalogue as it is written. A run reads one or two of them.
struct ShippedPreset: Sendable {
  let name: String
  private let text: @Sendable () -> String
  private let reading: ReadOnce<Reading>

  /// The content of its file, and what is wrong with it.
  struct Reading: Sendable {
    fileprivate(set) var preset: Preset?
    /// The checklist as it is written, nil if there is none.
    fileprivate(set) var checklist: Catalogue.Source?
    fileprivate(set) var problems: [ConfigurationProblem] = []
  }

  /// - Parameters:
  ///   - name: the name that the text gives the preset.
  ///   - text: the content of the file; it is read when it is asked for.
  init(name: String, path: String, text: @escaping @Sendable () -> String) {
    self.name = name
    self.text = text
    reading = ReadOnce { Reading(of: text(), path: path) }
  }

  /// The preset, read on the first call.
  var content: Reading { reading.value }

  /// False if the preset has to be a document's: to see this, the file need not be read.
  var mayBeForEverybody: Bool { text().firstByteRange(of: "\ndocument:") != nil }
}

extension ShippedPreset.Reading {
  fileprivate init(of text: String, path: String) {
    do {
      var decoder = Decoder(file: path)
      let (head, tail) = Self.parts(of: text)
      preset = Preset.mapping.read(try YAMLNode.parse(head), &decoder, as: "a preset")
      checklist = tail.map { Catalogue.Source(path: path, line: $0.line, text: $0.text) }
      problems = decoder.problems
    } catch {
      problems = [ConfigurationProblem(file: path, mark: error.mark, message: error.message)]
    }
  }

  /// A preset without its checklists, which are its last key, and these with their first line: only
  /// an audit reads them.
  private static func parts(of text: String) -> (head: String, tail: (line: Int, text: String)?) {
    guard let start = text.firstByteRange(of: "\nchecklists:") else {
      return (head: text, tail: nil)
    }
    let head = text[..<start.lowerBound]
    let line = head.utf8.count { $0 == UInt8(ascii: "\n") } + 2
    return (String(head), (line, String(text[start.lowerBound...].dropFirst())))
  }
}
