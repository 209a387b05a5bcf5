import Buffers
import Testing

@testable import YAML

/// Texts and what they should be read as, in the notation of ``outcome(of:)``.
typealias Table = [(yaml: String, expected: String)]

/// Reads a text and compares what comes out.
func check(
  _ yaml: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome(of: yaml) == expected, "\(yaml)", sourceLocation: sourceLocation)
}

/// Returns the result of reading a text, in one line: a node as ``render(_:)`` shows it, or an
/// error as `line:column: message`.
func outcome(of yaml: String) -> String {
  outcome(of: ContiguousArray(yaml.utf8))
}

/// Returns the result of reading bytes.
func outcome(of bytes: ContiguousArray<UInt8>) -> String {
  do throws(YAMLError) {
    return render(try YAMLNode.parse(bytes.view))
  } catch {
    return "\(error.mark.line):\(error.mark.column): \(error.message)"
  }
}

/// A node in one line, which looks like YAML between brackets: `[a, {b: 'c'}]`.
///
/// Plain text is printed as it is, and `_` for an empty one. Other scalars show their style: `'a'`,
/// `"a"`, `|a`, `>a`. Line breaks and other control characters are escapes.
func render(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let scalar): render(scalar)
  case .sequence(let items): "[" + items.map(render).joined(separator: ", ") + "]"
  case .mapping(let entries):
    "{" + entries.map { "\(render($0.key)): \(render($0.value))" }.joined(separator: ", ") + "}"
  }
}

private func render(_ scalar: YAMLScalar) -> String {
  let text = scalar.text.unicodeScalars.map { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0"..<" ", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}":
      "\\{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }.joined()
  return switch scalar.style {
  case .plain: text.isEmpty ? "_" : text
  case .singleQuoted: "'\(text)'"
  case .doubleQuoted: "\"\(text)\""
  case .literal: "|\(text)"
  case .folded: ">\(text)"
  }
}
