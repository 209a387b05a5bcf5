import Buffers
import Matching

/// A form of keys that a service hands out.
struct SecretFormat: Sendable {
  /// The secret as a message calls it.
  let name: String
  private let prefix: [UInt8]
  /// How many characters come after the prefix.
  private let length: ClosedRange<Int>
  private let alphabet: Alphabet

  /// The characters of the rest of a key.
  enum Alphabet: Sendable {
    case upper, alphanumeric, word, token, dotted, path

    func contains(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self != .upper
      case UInt8(ascii: "_"): self == .word || self == .token || self == .dotted
      case UInt8(ascii: "-"): self == .token || self == .dotted
      case UInt8(ascii: "."): self == .dotted
      case UInt8(ascii: "/"): self == .path
      default: false
      }
    }
  }

  private init(
    _ name: String, _ prefix: String, _ length: ClosedRange<Int>, _ alphabet: Alphabet
  ) {
    self.name = name
    self.prefix = Array(prefix.utf8)
    self.length = length
    self.alphabet = alphabet
  }

  /// The first two bytes of every key of this form.
  var start: ArraySlice<UInt8> { prefix.prefix(2) }

  private static let longest = 4_000

  /// The forms, as the services document them.
  static let all: [SecretFormat] = [
    SecretFormat("an access key of AWS", "AKIA", 16...16, .upper),
    SecretFormat("an access key of AWS", "ASIA", 16...16, .upper),
    SecretFormat("a key of Google", "AIza", 35...35, .token),
    SecretFormat("a client secret of Google", "GOCSPX-", 28...28, .token),
    SecretFormat("a key of Stripe", "sk_live_", 10...longest, .alphanumeric),
    SecretFormat("a key of Stripe", "rk_live_", 10...longest, .alphanumeric),
    SecretFormat("a key of Stripe", "sk_test_", 10...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "ghp_", 36...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "gho_", 36...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "ghu_", 36...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "ghs_", 36...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "ghr_", 36...longest, .alphanumeric),
    SecretFormat("a token of GitHub", "github_pat_", 36...longest, .word),
    SecretFormat("a token of GitLab", "glpat-", 20...longest, .token),
    SecretFormat("a token of Slack", "xoxa-", 10...longest, .token),
    SecretFormat("a token of Slack", "xoxb-", 10...longest, .token),
    SecretFormat("a token of Slack", "xoxp-", 10...longest, .token),
    SecretFormat("a token of Slack", "xoxr-", 10...longest, .token),
    SecretFormat("a token of Slack", "xoxs-", 10...longest, .token),
    SecretFormat("a token of npm", "npm_", 36...36, .alphanumeric),
    SecretFormat("a key of SendGrid", "SG.", 60...80, .dotted),
    SecretFormat("a key of Anthropic", "sk-ant-", 32...longest, .token),
    SecretFormat("a key of OpenAI", "sk-proj-", 32...longest, .token),
    SecretFormat("a key of OpenAI", "sk-", 48...48, .alphanumeric),
    SecretFormat("a token of Google", "ya29.", 30...longest, .token),
    SecretFormat("a token of Hugging Face", "hf_", 34...34, .alphanumeric),
    SecretFormat("a token of Shopify", "shpat_", 32...32, .alphanumeric),
    SecretFormat("a secret of Shopify", "shpss_", 32...32, .alphanumeric),
    SecretFormat("a token of DigitalOcean", "dop_v1_", 64...64, .alphanumeric),
    SecretFormat("a secret of Square", "sq0csp-", 43...43, .token),
    SecretFormat("a token of PyPI", "pypi-AgEIcHlwaS5vcmc", 50...longest, .token),
    SecretFormat("a token of Docker", "dckr_pat_", 27...27, .token),
    SecretFormat("a webhook of Slack", "https://hooks.slack.com/services/", 40...60, .path),
  ]

  /// The forms by the first byte of their keys.
  static let byFirst: [[SecretFormat]] = (0..<256).map { byte in
    all.filter { $0.prefix[0] == UInt8(byte) }
  }

  /// The end of a key of this form that starts at `start`, nil where none does.
  func end(in bytes: BufferView<UInt8>, at start: Int) -> Int? {
    guard start + prefix.count + length.lowerBound <= bytes.count else { return nil }
    for (index, byte) in prefix.enumerated() where bytes[start + index] != byte { return nil }
    var end = start + prefix.count
    while end < bytes.count, alphabet.contains(bytes[end]) { end += 1 }
    guard length.contains(end - start - prefix.count) else { return nil }
    return end
  }

  /// The end of a signed token, three parts in base 64 of which the first is a JSON object, that
  /// starts at `start`.
  static func endOfSignedToken(in bytes: BufferView<UInt8>, at start: Int) -> Int? {
    var end = start
    for part in 0..<3 {
      let first = end
      while end < bytes.count, Alphabet.token.contains(bytes[end]) { end += 1 }
      guard end - first >= 10, part == 2 || (end < bytes.count && bytes[end] == UInt8(ascii: "."))
      else { return nil }
      if part < 2 { end += 1 }
    }
    return end
  }

  private static let schemes = [Array("Bearer ".utf8), Array("Basic ".utf8)]

  /// The range of the token after the name of a scheme, as in the header of a request, whose name
  /// starts at `start`.
  static func rangeOfCredentials(in bytes: BufferView<UInt8>, at start: Int) -> Range<Int>? {
    guard let scheme = schemes.first(where: { has($0, at: start, in: bytes) }) else { return nil }
    let first = start + scheme.count
    var end = first
    while end < bytes.count, SecretValue.isPart(bytes[end]) { end += 1 }
    guard end - first >= 20, SecretValue.form(of: bytes.extracting(first..<end)) == .key,
      // A value that ends in an ellipsis only shows how one begins.
      !has(ellipsis, at: end, in: bytes)
    else { return nil }
    return first..<end
  }

  private static let ellipsis: [UInt8] = Array("…".utf8)

  private static func has(_ text: [UInt8], at start: Int, in bytes: BufferView<UInt8>) -> Bool {
    start + text.count <= bytes.count
      && text.indices.allSatisfy { bytes[start + $0] == text[$0] }
  }

  private static let addressMark: [UInt8] = Array("://".utf8)

  /// The range of the password in an address, `scheme://name:password@host`, whose first colon is
  /// at `start`.
  static func rangeOfPassword(in bytes: BufferView<UInt8>, at start: Int) -> Range<Int>? {
    guard has(addressMark, at: start, in: bytes) else { return nil }
    let name = start + addressMark.count
    var offset = name
    while offset < bytes.count, offset - start < 80, Alphabet.dotted.contains(bytes[offset]) {
      offset += 1
    }
    guard offset > name, offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      return nil
    }
    let first = offset + 1
    offset = first
    while offset < bytes.count, offset - first < 200,
      SecretValue.isPart(bytes[offset]) || bytes[offset] == UInt8(ascii: "%"),
      bytes[offset] != UInt8(ascii: "/")
    { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "@"),
      SecretValue.form(of: bytes.extracting(first..<offset)) != nil
    else { return nil }
    let host = String(copying: bytes, offset + 1..<min(bytes.count, offset + 40))
    return host.contains("example") || host.hasPrefix("localhost") ? nil : first..<offset
  }

  /// The ends of the head and of the content of a private key whose first hyphen is at `start`; nil
  /// where none starts, or only its head is there, as in code that reads such keys.
  static func endOfPrivateKey(in bytes: BufferView<UInt8>, at start: Int) -> (head: Int, all: Int)?
  {
    let opening = Array("-----BEGIN ".utf8)
    guard start + opening.count < bytes.count else { return nil }
    for (index, byte) in opening.enumerated() where bytes[start + index] != byte { return nil }
    var head = start + opening.count
    while head < bytes.count, Alphabet.upper.contains(bytes[head]) || bytes[head] == 0x20 {
      head += 1
    }
    let label = String(copying: bytes, start + opening.count..<head)
    guard label.contains("PRIVATE KEY"), head + 5 <= bytes.count,
      (head..<head + 5).allSatisfy({ bytes[$0] == UInt8(ascii: "-") })
    else { return nil }
    head += 5
    var content = head
    var isQuoteCrossed = false
    scan: while content < bytes.count {
      switch bytes[content] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "+"), UInt8(ascii: ","): content += 1
      case UInt8(ascii: "\\"): content += 2
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        isQuoteCrossed = true
        content += 1
      default: break scan
      }
    }
    var end = content
    while end < bytes.count, isBase64(bytes[end]) { end += 1 }
    // A key starts with these letters. Without them, a few characters may be a word of an example.
    let isKey =
      end - content > 1 && bytes[content] == UInt8(ascii: "M")
      && bytes[content + 1] == UInt8(ascii: "I")
    guard end - content >= (isQuoteCrossed ? 32 : isKey ? 8 : 16) else { return nil }
    // Up to the line that ends the key.
    let limit = min(bytes.count, end + longest * 2)
    let dash = UInt8(ascii: "-")
    while end < limit,
      !(bytes[end] == dash && end + 4 < limit && bytes[end + 1] == dash && bytes[end + 2] == dash)
    {
      end += 1
    }
    return (head, end)
  }

  /// Returns true if the text is the first line of a private key and nothing else.
  static func isHeadOfPrivateKey(_ bytes: BufferView<UInt8>) -> Bool {
    guard bytes.count > 5, bytes[0] == UInt8(ascii: "-") else { return false }
    let text = String(copying: bytes, bytes.indices)
    return text.hasPrefix("-----BEGIN ") && text.hasSuffix("PRIVATE KEY-----")
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    Alphabet.alphanumeric.contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
  }
}
