/// The words of a name in camel case.
package enum NameWords {
  /// The words of `name`: `URL`, `Session` and `Task` of `URLSessionTask`. Digits belong to the word
  /// before them; underscores and other signs end a word.
  package static func words(of name: some StringProtocol) -> [String] {
    let scalars = Array(name.unicodeScalars)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func isUpper(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].properties.isUppercase
    }
    func isLower(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].properties.isLowercase
    }
    func finish() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        finish()
        continue
      }
      // A capital starts a word after a small letter or digit, and before a small letter.
      if isUpper(index), !isUpper(index - 1) || isLower(index + 1) { finish() }
      word.append(scalar)
    }
    finish()
    return words
  }

  /// `name` as lower-case words of ASCII with hyphens between them, for ids of rules; empty if nothing
  /// of it is ASCII.
  package static func slug(_ name: some StringProtocol) -> String {
    words(of: name).map { $0.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
      .filter { !$0.isEmpty }.joined(separator: "-")
  }
}
