/// Words of a requirement, to compare the meanings of two texts.
struct RequirementWords {
  private let words: Set<String>
  /// The pairs of neighbouring letters, without the spaces: `log in` is `login`.
  private let pairs: Set<String>

  /// Words that say nothing about what is wanted.
  private static let fillers: Set<String> = [
    "a", "an", "the", "and", "or", "of", "to", "in", "on", "for", "with", "by", "from", "at", "as",
    "is", "are", "be", "it", "its", "s", "can", "must", "shall", "should", "will", "may", "able",
    "user", "app", "application", "system", "we", "they", "their", "each", "all", "every", "when",
    "use", "using", "implement", "support", "allow", "provide", "display", "show", "new",
  ]

  init(_ text: String) {
    var words: Set<String> = []
    let parts = Self.spaced(text).lowercased()
    for part in parts.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = String(part)
      if Self.fillers.contains(word) { continue }
      if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") { word.removeLast() }
      if !Self.fillers.contains(word) { words.insert(word) }
    }
    self.words = words
    let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
    pairs = Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }

  /// The text with spaces between the words of names such as `LoginScreen`; `iOS` and `iCloud`
  /// are one word.
  private static func spaced(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let startsWord =
        character.isUppercase && index >= 2 && index + 1 < characters.count
        && characters[index + 1].isLowercase && characters[index - 1].isLowercase
        && characters[index - 2].isLetter
      if startsWord { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// True if fewer than half of the words of the shorter text are in the other one, and the texts
  /// are not spelled alike.
  func differ(from other: RequirementWords) -> Bool {
    let shorter = min(words.count, other.words.count)
    guard shorter > 0, words.intersection(other.words).count * 2 < shorter else { return false }
    // Two of three pairs, as in `sign in` and `signing in`.
    return pairs.intersection(other.pairs).count * 3 < min(pairs.count, other.pairs.count) * 2
  }
}
