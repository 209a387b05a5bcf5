import Buffers
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

  /// The first bytes of a signed token, a private key and the credentials of a request, and those
  /// between the scheme and the password of an address.
  private static let others = ["ey", "--", "Be", "Ba", ":/"]

  /// For each pair of bytes, the second in the upper eight bits, whether one of the known forms or of
  /// the others starts with it. Most of a text is ruled out so.
  private static let pairs: ContiguousArray<Bool> = {
    var starts = ContiguousArray(repeating: false, count: 1 << 16)
    for start in SecretFormat.all.map({ Array($0.start) }) + others.map({ Array($0.utf8) }) {
      starts[Int(start[1]) << 8 | Int(start[0])] = true
    }
    return starts
  }()

  /// The hits in `bytes`, in their order.
  static func hits(in bytes: BufferView<UInt8>) -> [Hit] {
    guard bytes.count > 1 else { return [] }
    var hits: [Hit] = []
    let pairs = Self.pairs
    let table = pairs.view
    var offset = 0
    while offset &+ 1 < bytes.count {
      if offset &+ 8 <= bytes.count, !hasStart(bytes.eightBytes(at: offset), table) {
        offset &+= 7
        continue
      }
      let end = min(offset &+ 7, bytes.count &- 1)
      while offset < end {
        let pair = Int(bytes[offset &+ 1]) &<< 8 | Int(bytes[offset])
        guard table[pair], isBoundary(bytes, offset), let hit = hit(in: bytes, at: offset) else {
          offset &+= 1
          continue
        }
        hits.append(hit)
        offset = hit.secret.upperBound
      }
    }
    return hits
  }

  /// Returns true if one of the seven pairs in eight bytes, the first of which is the lowest, is in the table.
  @inline(__always)
  private static func hasStart(_ bytes: UInt64, _ table: BufferView<Bool>) -> Bool {
    func isStart(_ shift: UInt64) -> Bool {
      table[Int(truncatingIfNeeded: bytes &>> shift & 0xFFFF)]
    }
    return isStart(0) || isStart(8) || isStart(16) || isStart(24) || isStart(32) || isStart(40)
      || isStart(48)
  }

  /// Returns true if a word may start at `offset`.
  private static func isBoundary(_ bytes: BufferView<UInt8>, _ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let last = bytes[offset - 1]
    // The letter of an escape such as `\n` is no part of a word.
    if offset > 1, bytes[offset - 2] == UInt8(ascii: "\\") { return true }
    return !SecretFormat.Alphabet.token.contains(last) && last != UInt8(ascii: "/")
      && last != UInt8(ascii: "+") || (bytes[offset] == UInt8(ascii: "-") && last != bytes[offset])
      || bytes[offset] == UInt8(ascii: ":")
  }

  private static func hit(in bytes: BufferView<UInt8>, at start: Int) -> Hit? {
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
    case UInt8(ascii: "B"):
      return SecretFormat.rangeOfCredentials(in: bytes, at: start).flatMap { range in
        isPlaceholder(bytes, range)
          ? nil : Hit(name: "the authorization of a request", range: range, secret: range)
      }
    case UInt8(ascii: ":"):
      return SecretFormat.rangeOfPassword(in: bytes, at: start).map {
        Hit(name: "the password in an address", range: $0, secret: $0)
      }
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
  private static func isPlaceholder(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Bool {
    let text = String(copying: bytes, range).lowercased()
    if ["xxxxxx", "your_", "your-", "placeholder", "redacted", "000000000", "..."].contains(where: {
      text.contains($0)
    }) {
      return true
    }
    return Set(text.suffix(12)).count <= 2
  }
}

/// Judges values by their characters: whether one that has the name of a secret is one.
enum SecretValue {
  /// Returns true if the bytes may be part of such a value.
  static func isPart(_ byte: UInt8) -> Bool { parts[Int(byte)] }

  /// For each byte whether it may be part of such a value.
  static let parts = ContiguousArray<Bool>(
    (0...UInt8.max).map { byte in
      SecretFormat.Alphabet.dotted.contains(byte) || "+/=~".utf8.contains(byte)
    })

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
  static func form(of bytes: BufferView<UInt8>) -> Form? {
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
    guard entropy(of: bytes) >= 3 else { return nil }
    if !isWordy(bytes, digits: digits) { return isPunctuated ? .wordy : .key }
    // Words with separators between are the name of something.
    let isName = digits < 2 || bytes.indices.contains { "._-/:".utf8.contains(bytes[$0]) }
    return isName ? nil : .wordy
  }

  /// Returns true for characters that people put into passwords.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    "!#$%&*+,:;=?@^|".utf8.contains(byte)
  }

  /// Returns true for the form of a UUID.
  private static func isIdentifier(_ bytes: BufferView<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    return [8, 13, 18, 23].allSatisfy { bytes[$0] == UInt8(ascii: "-") }
  }

  /// The entropy of the bytes in bits.
  static func entropy(of bytes: BufferView<UInt8>) -> Double {
    var counts = ContiguousArray<Int>(repeating: 0, count: 256)
    for offset in bytes.indices { counts[Int(bytes[offset])] += 1 }
    let total = Double(bytes.count)
    // The sum of c/n · log2(n/c); log2 over 1…2 by its area, which three digits are enough of.
    return counts.reduce(0) { sum, count in
      count == 0 ? sum : sum + Double(count) / total * log2(total / Double(count))
    }
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
  private static func isWordy(_ bytes: BufferView<UInt8>, digits: Int) -> Bool {
    let whole = 0..<bytes.count
    guard
      digits <= 3
        || bytes.count >= 4
          && [".com", ".org"].contains(where: { bytes.holds(Array($0.utf8).view, in: whole) })
    else { return false }
    var inWords = 0
    var word = (length: 0, hasVowel: false)
    var wasLower = false
    func finish() {
      if word.length >= 3, word.hasVowel { inWords += word.length }
      word = (0, false)
    }
    for offset in bytes.indices {
      let lower = bytes[offset] | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isLower = isLetter && lower == bytes[offset]
      // Names apart at their capitals.
      if !isLower, !isLetter || wasLower { finish() }
      wasLower = isLower
      guard isLetter else { continue }
      word.length += 1
      if "aeiouy".utf8.contains(lower) { word.hasVowel = true }
    }
    finish()
    return inWords * 10 >= bytes.count * 6
  }
}
