import Matching

/// Finds keys of known forms in bytes, whatever they are part of.
enum SecretScanner {
  /// A key of a known form.
  struct Hit {
    let name: String
    /// The bytes that a finding marks.
    let range: Range<Int>
    /// The bytes that nobody must see.
    let secret: Range<Int>
  }

  /// The first two bytes of the known forms, of a signed token and of a private key.
  private static let pairs: [[UInt8]] =
    Set(SecretFormat.all.map { Array($0.start) } + [Array("ey".utf8), Array("--".utf8)]).map { $0 }

  /// The bytes that a pair starts and ends with: most bytes are ruled out without a look-up.
  private static let edges: (first: ByteSet, second: ByteSet) = {
    var edges = (first: ByteSet(), second: ByteSet())
    for pair in pairs {
      edges.first.insert(pair[0])
      edges.second.insert(pair[1])
    }
    return edges
  }()

  /// For each byte the pairs that it is the first of, and those that it is the second of, as bits.
  private static let bits: (first: ContiguousArray<UInt32>, second: ContiguousArray<UInt32>) = {
    precondition(pairs.count <= 32)
    func bits(_ position: Int) -> ContiguousArray<UInt32> {
      var bits = ContiguousArray<UInt32>(repeating: 0, count: 256)
      for (index, pair) in pairs.enumerated() { bits[Int(pair[position])] |= 1 << index }
      return bits
    }
    return (bits(0), bits(1))
  }()

  /// The hits in `bytes`, in their order.
  static func hits(in bytes: Span<UInt8>) -> [Hit] {
    var hits: [Hit] = []
    var offset = 0
    let edges = Self.edges
    let (first, second) = Self.bits
    while offset + 1 < bytes.count {
      guard edges.second.contains(bytes[offset + 1]), edges.first.contains(bytes[offset]),
        first[Int(bytes[offset])] & second[Int(bytes[offset + 1])] != 0,
        isBoundary(bytes, offset),
        let hit = hit(in: bytes, at: offset)
      else {
        offset += 1
        continue
      }
      hits.append(hit)
      offset = hit.secret.upperBound
    }
    return hits
  }

  /// Returns true if a word may start at `offset`.
  private static func isBoundary(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let last = bytes[offset - 1]
    // The letter of an escape such as `\n` is no part of a word.
    if offset > 1, bytes[offset - 2] == UInt8(ascii: "\\") { return true }
    return !SecretFormat.Alphabet.token.contains(last) && last != UInt8(ascii: "/")
      && last != UInt8(ascii: "+") || (bytes[offset] == UInt8(ascii: "-") && last != bytes[offset])
  }

  private static func hit(in bytes: Span<UInt8>, at start: Int) -> Hit? {
    switch bytes[start] {
    case UInt8(ascii: "-"):
      return SecretFormat.endOfPrivateKey(in: bytes, at: start).map {
        Hit(name: "a private key", range: start..<$0.head, secret: start..<$0.all)
      }
    case UInt8(ascii: "e"):
      guard start + 3 < bytes.count, bytes[start + 1] == UInt8(ascii: "y"),
        bytes[start + 2] == UInt8(ascii: "J"),
        let end = SecretFormat.endOfSignedToken(in: bytes, at: start)
      else { return nil }
      return Hit(name: "a signed token", range: start..<end, secret: start..<end)
    default:
      for format in SecretFormat.byFirst[Int(bytes[start])] {
        guard let end = format.end(in: bytes, at: start) else { continue }
        if isPlaceholder(bytes, start..<end) { return nil }
        return Hit(name: format.name, range: start..<end, secret: start..<end)
      }
      return nil
    }
  }

  /// Returns true for a key that only shows its form: of one character, or of crosses.
  private static func isPlaceholder(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let text = String(copying: bytes, range).lowercased()
    if ["xxxxxx", "your_", "your-", "placeholder", "redacted", "000000000", "..."].contains(where: {
      text.contains($0)
    }) { return true }
    return Set(text.suffix(12)).count <= 2
  }
}

/// Judges values by their characters: whether one that has the name of a secret is one.
enum SecretValue {
  /// Returns true if the bytes may be part of such a value.
  static func isPart(_ byte: UInt8) -> Bool {
    SecretFormat.Alphabet.dotted.contains(byte) || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "~")
  }

  /// The sorts of text that may be a secret.
  enum Form {
    /// It looks like a key that a machine made.
    case key
    /// A person may have made it, or it is a UUID.
    case wordy
    /// It is the first line of a private key.
    case head
  }

  /// The form of a text that may be a secret.
  ///
  /// - Returns: nil for all other texts.
  static func form(of bytes: Span<UInt8>) -> Form? {
    guard bytes.count <= 4_000 else { return nil }
    if SecretFormat.isHeadOfPrivateKey(bytes) { return .head }
    var digits = 0
    var letters = 0
    var isPunctuated = false
    for offset in bytes.indices {
      let byte = bytes[offset]
      if !isPart(byte) {
        guard isPunctuation(byte) else { return nil }
        isPunctuated = true
      }
      if byte >= 0x30, byte <= 0x39 { digits += 1 }
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { letters += 1 }
    }
    guard digits > 0, letters > 0 else { return nil }
    if isIdentifier(bytes) { return .wordy }
    let text = String(copying: bytes, bytes.indices)
    guard entropy(of: Array(text.utf8)) >= 3 else { return nil }
    if !isWordy(text, digits: digits) { return isPunctuated ? .wordy : .key }
    // Words with separators between are the name of something.
    let isName = digits < 2 || text.contains { "._-/:".contains($0) }
    return isName ? nil : .wordy
  }

  /// Returns true for characters that people put into passwords.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    "!#$%&*+,:;=?@^|".utf8.contains(byte)
  }

  /// Returns true for the form of a UUID.
  private static func isIdentifier(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    return [8, 13, 18, 23].allSatisfy { bytes[$0] == UInt8(ascii: "-") }
  }

  /// The entropy of the characters in bits.
  static func entropy(of bytes: [UInt8]) -> Double {
    var counts: [UInt8: Int] = [:]
    for byte in bytes { counts[byte, default: 0] += 1 }
    let total = Double(bytes.count)
    // The sum of c/n · log2(n/c); log2 over 1…2 by its area, which three digits are enough of.
    return counts.values.reduce(0) { $0 + Double($1) / total * log2(total / Double($1)) }
  }

  /// The binary logarithm of a number from 1 on.
  private static func log2(_ value: Double) -> Double {
    var result = Double(value.exponent)
    var rest = value.significand
    var bit = 0.5
    for _ in 0..<20 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }

  /// Returns true for words of people with a few digits: names of keys, paths, domains.
  private static func isWordy(_ text: String, digits: Int) -> Bool {
    guard digits <= 3 || text.contains(".com") || text.contains(".org") else { return false }
    var inWords = 0
    var word = ""
    func finish() {
      let hasVowel = word.lowercased().contains { "aeiouy".contains($0) }
      if word.count >= 3, hasVowel { inWords += word.count }
      word = ""
    }
    for character in text {
      if !character.isLetter { finish() } else if character.isUppercase, word.last?.isLowercase == true {
        finish()
      }
      if character.isLetter { word.append(character) }
    }
    finish()
    return inWords * 10 >= text.count * 6
  }
}
