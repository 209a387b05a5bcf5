/// A message with names in braces that a finding fills: `'{name}' imports {module}`.
package struct MessageTemplate: Sendable, Hashable {
  /// A piece of the template.
  private enum Part: Sendable, Hashable {
    case text(String)
    /// A name without its braces.
    case name(String)
  }

  /// The template as it was written.
  package let text: String
  private let parts: [Part]
  /// The names in braces.
  package let names: [String]
  /// The message where it has no names: all findings share its text.
  let constant: PooledText?

  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      parts.append(.text(String(rest[..<open])))
      parts.append(.name(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
    names = parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
    constant = names.isEmpty ? PooledText(text) : nil
  }

  /// The message with `values` in place of the names; a name without a value stays as it is.
  package func filled(_ values: [String: String]) -> String { filled { values[$0] } }

  /// The message with what `value` gives in place of the names; a name without a value stays as it
  /// is.
  package func filled(_ value: (String) -> String?) -> String {
    parts.reduce(into: "") { message, part in
      switch part {
      case .text(let text): message += text
      case .name(let name): message += value(name) ?? "{\(name)}"
      }
    }
  }
}
