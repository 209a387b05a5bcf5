extension Glob {
  /// The text as a glob that matches nothing else.
  package static func literal(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\*?[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
