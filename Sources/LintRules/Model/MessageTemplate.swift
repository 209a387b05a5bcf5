/// A message with names in braces that a finding fills: `'{name}' imports {module}`.
package struct MessageTemplate: Sendable, Hashable {
  /// The template as it was written.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The names in braces.
  package var names: [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// The message with `values` in place of the names; a name without a value stays as it is.
  package func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      result += values[String(name)] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
