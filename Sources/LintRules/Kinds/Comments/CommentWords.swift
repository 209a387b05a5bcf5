import SwiftSource

/// The words of a comment that may only say what the code below it says.
struct CommentWords {
  private let words: [String]

  /// Words without a meaning of their own.
  private static let fillers: Set<String> = [
    "a", "an", "the", "of", "to", "for", "and", "in", "on", "with", "is", "are", "this", "that",
    "it", "its", "our", "we", "new", "from", "by", "at", "as", "up", "s",
  ]

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
    words = all.filter { !Self.fillers.contains($0) }
    if words.count < 2 { return nil }
  }

  /// Verbs with which a comment says what the code does.
  private static let orders: Set<String> = [
    "add", "call", "check", "clear", "configure", "create", "decrement", "get", "hide", "increment",
    "init", "initialize", "load", "make", "open", "reload", "remove", "reset", "return", "save",
    "set", "setup", "show", "start", "stop", "update",
  ]

  /// Returns true for the name of what follows, such as that of a group of lines: one word, or words
  /// with capitals of which the first is no order.
  private static func isHeading(_ comment: String) -> Bool {
    let words = comment.split { !$0.isLetter }
    guard words.count > 1, let first = words.first else { return true }
    return !orders.contains(first.lowercased())
      && words.allSatisfy { word in
        fillers.contains(String(word)) || word.contains(where: \.isUppercase)
      }
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

  /// The words of a line of code.
  struct Code {
    fileprivate var words: Set<String> = []
    private var last = ""

    mutating func add(_ token: Token, _ text: String) {
      if token.kind.isWord {
        words.formUnion(CommentWords.split(text))
      } else {
        words.formUnion(CommentWords.verbs(of: token, text))
      }
      if token.is(.return) { words.formUnion(["return", "returns"]) }
      if token.is(.guard) || token.is(.if) { words.formUnion(["check", "checks"]) }
      if token.is(.for) || token.is(.while) {
        words.formUnion(["loop", "iterate", "through", "over"])
      }
    }
  }

  /// How many of a hundred words the code says too.
  func share(in code: Code) -> Int {
    let stems = Set(code.words.map(Self.stem))
    return words.count { stems.contains(Self.stem($0)) } * 100 / words.count
  }

  /// The words that say what an operator or a bracket does.
  fileprivate static func verbs(of token: Token, _ text: String) -> [String] {
    switch token.kind {
    case .equal: ["set", "sets", "assign", "store", "save", "update", "create", "make", "define"]
    case .leftParen: ["call", "calls", "create", "make", "initialize", "init"]
    case .binaryOperator where text == "+=": ["increment", "increase", "add"]
    case .binaryOperator where text == "-=": ["decrement", "decrease", "subtract"]
    default: []
    }
  }

  /// The words of a text in lower case, names apart at their capitals.
  fileprivate static func split(_ text: String) -> [String] {
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
  private static func stem(_ word: String) -> String {
    for ending in ["ing", "es", "ed", "s"]
    where word.hasSuffix(ending) && word.count > ending.count + 3 {
      return String(word.dropLast(ending.count))
    }
    return word
  }
}
