import Configuration
import YAML

/// The settings of a run with their origins, as YAML with comments and as JSON.
package enum ConfigurationListing {
  /// The text. Each line ends with a comment that names its origin.
  package static func text(_ outcome: ConfigurationOutcome) -> String {
    let blocks = folders(of: outcome).map { folder, lines in
      (folder.isEmpty ? [] : ["# in \(folder.onOneLine)"]) + yaml(lines)
    }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "---\n")
  }

  /// The settings by folder, those of the whole project first.
  private static func folders(
    of outcome: ConfigurationOutcome
  ) -> [(folder: String, lines: [ConfigurationOutcome.Line])] {
    var order: [String] = []
    for line in outcome.lines where !order.contains(line.folder) { order.append(line.folder) }
    return order.map { folder in (folder, outcome.lines.filter { $0.folder == folder }) }
  }

  private static func yaml(_ lines: [ConfigurationOutcome.Line]) -> [String] {
    var texts: [(code: String, origin: Origin?)] = []
    var section = ""
    for line in lines.grouped() {
      if line.keys[0] != section {
        section = line.keys[0]
        texts.append(("\(section):", nil))
      }
      let indent = String(repeating: "  ", count: max(1, line.keys.count - 1))
      let name = line.keys.count > 1 ? YAMLScalar.notation(of: line.keys.last ?? "") + ":" : "-"
      texts.append((indent + name + line.value.notation, line.origin))
    }
    let width = min(60, texts.map(\.code.count).max() ?? 0)
    return texts.map { text in
      guard let origin = text.origin else { return text.code }
      let gap = String(repeating: " ", count: max(2, width - text.code.count + 2))
      return text.code + gap + "# " + origin.description.onOneLine
    }
  }

  /// The settings as an array, one on each line.
  package static func json(_ outcome: ConfigurationOutcome) -> [UInt8] {
    var json = JSONWriter()
    json.array(.lines) { json in
      for line in outcome.lines where line.value != .mapping {
        json.object { json in
          json.key("keys")
          json.strings(line.keys)
          switch line.value {
          case .mapping: break
          case .text(let text), .notation(let text): json.member("value", text)
          case .list(let texts):
            json.key("value")
            json.strings(texts)
          }
          if !line.folder.isEmpty { json.member("folder", line.folder) }
          json.key("origin")
          json.object { json in append(line.origin, to: &json) }
        }
      }
    }
    json.finish()
    return json.bytes
  }

  private static func append(_ origin: Origin, to json: inout JSONWriter) {
    switch origin {
    case .shipped: json.member("kind", "shipped")
    case .commandLine: json.member("kind", "command-line")
    case .preset(let name, let section):
      json.member("kind", "preset")
      json.member("preset", name)
      if !section.isEmpty { json.member("section", section) }
    case .file(let path, let line, let column):
      json.member("kind", "file")
      json.member("path", path)
      json.member("line", line)
      json.member("column", column)
    }
  }
}

extension [ConfigurationOutcome.Line] {
  /// The lines with those of one section together, in the order in which sections start.
  fileprivate func grouped() -> [ConfigurationOutcome.Line] {
    var sections: [String] = []
    for line in self where !sections.contains(line.keys[0]) { sections.append(line.keys[0]) }
    return sections.flatMap { section in filter { $0.keys[0] == section } }
  }
}

extension ConfigurationOutcome.Value {
  /// The value after its key, as YAML.
  fileprivate var notation: String {
    switch self {
    case .mapping: ""
    case .text(let text): " " + YAMLScalar.notation(of: text)
    case .list(let texts):
      " [" + texts.map { YAMLScalar.notation(of: $0) }.joined(separator: ", ") + "]"
    case .notation(let text): " " + text
    }
  }
}
