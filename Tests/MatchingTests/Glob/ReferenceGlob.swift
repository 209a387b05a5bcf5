/// The meaning of a glob, written as plainly as possible: slow, and for valid patterns only.
struct ReferenceGlob {
  private let alternatives: [[[Unicode.Scalar]]]

  /// Reads `pattern`, which must be valid and without backslashes and classes that hold braces.
  ///
  /// `**` becomes one sign first: two stars that only braces bring together are no `**`.
  init(_ pattern: String) {
    let signs = Array(
      pattern.split(separator: "**", omittingEmptySubsequences: false)
        .joined(separator: "∗").unicodeScalars)
    alternatives = ReferenceGlob.expand(signs).map { alternative in
      var text = String(String.UnicodeScalarView(alternative))
      if !text.contains("/") { text = "∗/" + text }
      if text.hasPrefix("./") { text.removeFirst() }
      if text.hasPrefix("/") { text.removeFirst() }
      if text.isEmpty || text.hasSuffix("/") { text += "∗" }
      return text.split(separator: "/", omittingEmptySubsequences: false).map {
        Array($0.unicodeScalars)
      }
    }
  }

  /// Returns true if any alternative matches the whole of `path`.
  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map { Array($0.unicodeScalars) }
    return alternatives.contains { ReferenceGlob.matchComponents($0[...], components[...]) }
  }

  private static func expand(_ pattern: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    guard let open = pattern.firstIndex(of: "{") else { return [pattern] }
    var depth = 0
    var starts = [open + 1]
    for index in open..<pattern.count {
      switch pattern[index] {
      case "{": depth += 1
      case "," where depth == 1: starts.append(index + 1)
      case "}" where depth == 1:
        starts.append(index + 1)
        return zip(starts, starts.dropFirst()).flatMap { start, next in
          let alternative = Array(pattern[start..<(next - 1)])
          return expand(Array(pattern[..<open]) + alternative + Array(pattern[(index + 1)...]))
        }
      case "}": depth -= 1
      default: break
      }
    }
    preconditionFailure("unclosed brace")
  }

  private static func matchComponents(
    _ pattern: ArraySlice<[Unicode.Scalar]>, _ path: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == ["∗"] {
      if rest.isEmpty { return !path.isEmpty }
      return (0...path.count).contains { matchComponents(rest, path.dropFirst($0)) }
    }
    guard let component = path.first else { return false }
    return match(first[...], component[...]) && matchComponents(rest, path.dropFirst())
  }

  private static func match(
    _ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return (0...text.count).contains { match(rest, text.dropFirst($0)) }
    }
    guard let character = text.first else { return false }
    if first == "[", let close = pattern.firstIndex(of: "]") {
      var members = pattern[(pattern.startIndex + 1)..<close]
      let isNegated = members.first == "!"
      if isNegated { members.removeFirst() }
      return members.contains(character) != isNegated
        && match(pattern[(close + 1)...], text.dropFirst())
    }
    return (first == "?" || first == character) && match(rest, text.dropFirst())
  }
}
