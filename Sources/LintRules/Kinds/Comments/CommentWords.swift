import SwiftSource

/// The words of a comment that may only say what the code below it says.
struct CommentWords {
  /// All words, and those with a meaning of their own.
  private let all: [String]
  private let words: [String]
  /// The words with a meaning of their own that tell a purpose or a role.
  private let purpose: [String]

  /// Words without a meaning of their own.
  private static let fillers: Set<String> = [
    "a", "an", "the", "of", "to", "for", "and", "in", "on", "with", "is", "are", "this", "that",
    "it", "its", "our", "we", "new", "from", "by", "at", "as", "up", "s",
  ]

  /// Fillers before a purpose, a role or a circumstance: "save the name for search", "keep it as a
  /// fallback", "sort the rows by date".
  private static let links: Set<String> = ["for", "with", "as", "to", "by", "from", "in", "on"]

  /// Words that give a reason or a warning, or that tools read.
  private static let reasons: Set<String> = [
    "because", "so", "since", "until", "unless", "otherwise", "if", "when", "must", "should",
    "never", "always", "only", "not", "no", "don", "avoid", "instead", "needed", "needs", "why",
    "note", "todo", "fixme", "hack", "warning", "mark", "workaround", "see", "bug", "before",
    "after", "expect", "swiftlint", "swift", "sourcery", "archlint", "copyright", "https", "http",
  ]

  /// Nil for a comment that gives a reason, is for a tool, or has too few words.
  init?(_ comment: String) {
    // Most comments have a sign or a digit, which bytes show faster than characters.
    guard !comment.utf8.contains(where: Self.isSign),
      comment.utf8.allSatisfy({ $0 < 0x80 }) || !comment.contains(where: \.isNumber)
    else { return nil }
    if Self.isHeading(comment) { return nil }
    let all = Self.split(comment)
    guard all.count >= 2, all.count <= 8, Self.reasons.isDisjoint(with: all) else { return nil }
    self.all = all
    words = all.filter { !Self.fillers.contains($0) }
    purpose = all.drop { !Self.links.contains($0) }.filter { !Self.fillers.contains($0) }
    if words.count < 2 { return nil }
  }

  /// Verbs with which a comment says what the code does.
  private static let orders: Set<String> = [
    "add", "call", "check", "clear", "configure", "create", "decrement", "get", "hide", "increment",
    "init", "initialize", "load", "make", "open", "reload", "remove", "reset", "return", "save",
    "set", "setup", "show", "start", "stop", "update",
  ]

  /// Verbs with which the name of a function starts, where nouns may start it too.
  private static let verbs: Set<String> = [
    "build", "calculate", "compute", "convert", "decode", "encode", "fetch", "filter", "find",
    "generate", "map", "parse", "read", "request", "sort", "write",
  ]

  /// Returns true for a word that is a verb wherever the name of a function starts with it.
  static func isVerb(_ word: String) -> Bool {
    orders.contains(word) || verbs.contains(word)
  }

  /// Returns true for the name of what follows, such as that of a group of lines: one word, or words
  /// with capitals of which the first is no order.
  private static func isHeading(_ comment: String) -> Bool {
    // Bytes are faster than characters, which only another alphabet needs.
    let isASCII = comment.utf8.allSatisfy { $0 < 0x80 }
    let words =
      isASCII
      ? comment.utf8.split { !isLetter($0) }.map { Substring($0) } : comment.split { !$0.isLetter }
    guard words.count > 1, let first = words.first else { return true }
    return words.allSatisfy { word in
      word.utf8.contains(where: isCapital) || fillers.contains(String(word))
        || !isASCII && word.contains(where: \.isUppercase)
    } && !orders.contains(first.lowercased())
  }

  /// An ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~0x20) }

  /// An ASCII letter in upper case.
  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Returns true for a digit, and for a sign that prose of this sort does not have.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: ":"),
      UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "`"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Returns true if the line says at least `share` of a hundred words of the comment, and the
  /// comment is neither the name nor a summary of the lines below it.
  func areRepeated(by line: CodeLine, share: Int) -> Bool {
    let verb = Self.stem(words[0])
    let isDone = line.verbs.contains(verb)
    let isSet = !isDone && Self.setters.contains(verb) && !line.target.isEmpty && !isSetup
    let isOrder = isDone || isSet
    let nouns = isOrder ? words.dropFirst() : words[...]
    let stems = isSet ? line.settings : line.stems
    let said = nouns.count { stems.contains(Self.stem($0)) } + (isOrder ? 1 : 0)
    guard said * 100 / words.count >= share,
      purpose.allSatisfy({ line.stems.contains(Self.stem($0)) })
    else { return false }
    if isDone {
      return !line.isFollowed || !all.contains("and") && nouns.allSatisfy(line.words.contains)
    }
    // "Save button" above `saveButton.title =` does not say what is set.
    if isSet { return has(line.target) || !line.isFollowed && Self.plainSetters.contains(verb) }
    // A phrase without a verb says nothing new only of the declaration that has it as its name.
    // Above several ones, nothing but a name is that of all of them.
    let isName = all.count == words.count
    let isHeading = line.isLocal && line.isFollowed || line.startsGroup && isName
    return has(line.name) && !isHeading
  }

  /// The stems of verbs that an `=` says, first those that are no names of something as well.
  private static let plainSetters = Set(["set", "assign", "define"].map(stem))
  private static let setters = plainSetters.union(["store", "save", "update"].map(stem))

  /// True for "set up", which is more than to set one value.
  private var isSetup: Bool { all.count > 1 && all[0] == "set" && all[1] == "up" }

  /// Returns true if the comment has all words of a name.
  private func has(_ name: [String]) -> Bool {
    let stems = all.map(Self.stem)
    return !name.isEmpty && name.allSatisfy { stems.contains(Self.stem($0)) }
  }

  /// The words of a text in lower case, names apart at their capitals.
  static func split(_ text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return split(ascii: text) }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      guard character.isLetter else {
        if !word.isEmpty { words.append(word.lowercased()) }
        (word, wasLower) = ("", false)
        continue
      }
      if character.isUppercase, wasLower {
        words.append(word.lowercased())
        word = ""
      }
      word.append(character)
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func split(ascii text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    func finish() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      if !isLower, !isUpper || wasLower { finish() }
      if isLower || isUpper { word.append(byte | 0x20) }
      wasLower = isLower
    }
    finish()
    return words
  }

  /// The word without the ending of a plural or of a verb.
  static func stem(_ word: String) -> String {
    var word = word[...]
    for (ending, rest) in [("ing", 4), ("es", 4), ("ed", 4), ("s", 3)]
    where word.hasSuffix(ending) && word.count >= ending.count + rest {
      word = word.dropLast(ending.count)
      break
    }
    return String(word.count > 3 && word.last == "e" ? word.dropLast() : word)
  }
}
