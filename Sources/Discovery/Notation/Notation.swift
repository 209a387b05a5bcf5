import YAML

/// A part of a rule as a configuration spells it. The order of keys is that of the text.
package indirect enum Notation: Sendable, Hashable {
  case text(String)
  case flag(Bool)
  case list([Notation])
  case mapping([Entry])

  /// A key with its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: Notation

    package init(_ key: String, _ value: Notation) {
      self.key = key
      self.value = value
    }
  }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> Notation { .list(texts.map { .text($0) }) }

  /// A rule under another id.
  package func named(_ id: String) -> Notation {
    guard case .mapping(let entries) = self else { return self }
    return .mapping(entries.map { $0.key == "id" ? Entry("id", .text(id)) : $0 })
  }

  /// The value of a key, nil where it is no mapping with that key.
  package subscript(_ key: String) -> Notation? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension Notation: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(arrayLiteral items: Notation...) { self = .list(items) }
  package init(dictionaryLiteral entries: (String, Notation)...) {
    self = .mapping(entries.map { Entry($0, $1) })
  }
}

extension Notation {
  /// The value on one line of YAML.
  package var line: String {
    switch self {
    case .text(let text): Self.scalar(text)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.yamlKey): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// The entries of a mapping as lines of YAML; those that fit are on one line.
  ///
  /// - Parameter indent: the number of spaces before each line.
  package func lines(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch self {
    case .text, .flag: return [space + line]
    case .list(let items):
      return items.flatMap { item -> [String] in
        if case .mapping = item, !item.fits(indent + 2) {
          var lines = item.lines(indent: indent + 2)
          lines[0] = space + "- " + lines[0].dropFirst(indent + 2)
          return lines
        }
        return ["\(space)- \(item.line)"]
      }
    case .mapping(let entries):
      return entries.flatMap { entry -> [String] in
        let key = "\(space)\(entry.key.yamlKey):"
        if case .text(let text) = entry.value, text.contains("\n"), Self.isBlock(text) {
          return ["\(key) |-"]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map {
              $0.isEmpty ? "" : "\(space)  \($0)"
            }
        }
        if entry.value.fits(key.count + 1) || entry.value.isScalar {
          return ["\(key) \(entry.value.line)"]
        }
        return [key] + entry.value.lines(indent: indent + 2)
      }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .flag: true
    default: false
    }
  }

  /// Returns true if the value fits into a line that has so many characters already.
  private func fits(_ column: Int) -> Bool { column + line.count <= 100 }

  /// Returns true if a text of several lines can be a block: no line starts with white space that would
  /// be taken for its indentation, and nothing in it is invisible.
  private static func isBlock(_ text: String) -> Bool {
    text.first?.isWhitespace == false
      && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F }
  }

  private static func scalar(_ text: String) -> String { YAMLScalar.notation(of: text) }
}

extension String {
  /// The text as a key: plain where it can be.
  fileprivate var yamlKey: String {
    utf8.allSatisfy { ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == 0x2D }
      ? self : YAMLScalar.notation(of: self)
  }
}
