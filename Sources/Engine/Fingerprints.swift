import LintRules

/// Gives findings the keys under which they are known from run to run.
enum Fingerprints {
  /// Fills in the fingerprints of `diagnostics`, which are in the order of the report.
  ///
  /// The key is made of the rule, the path, the declarations around the finding, its subject, and
  /// its ordinal among equals: of no line and no message, so that neither an edit above it nor a
  /// better wording makes it another finding.
  static func assign(to diagnostics: inout [Diagnostic]) {
    var seen: [String: Int] = [:]
    for index in diagnostics.indices {
      let diagnostic = diagnostics[index]
      let key = [
        diagnostic.rule, diagnostic.location.path, diagnostic.scope, diagnostic.subject,
      ].joined(separator: "\u{0}")
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      diagnostics[index].fingerprint = "archlint/v1:" + hash("\(key)\u{0}\(ordinal)")
    }
  }

  /// The key of a finding and of all its equals: the fingerprint of the first of them.
  static func group(_ diagnostic: Diagnostic) -> String {
    let key = [
      diagnostic.rule, diagnostic.location.path, diagnostic.scope, diagnostic.subject, "0",
    ]
    return "archlint/v1:" + hash(key.joined(separator: "\u{0}"))
  }

  /// The key of a finding wherever its file is moved.
  static func content(_ diagnostic: Diagnostic) -> String {
    hash([diagnostic.rule, diagnostic.scope, diagnostic.subject].joined(separator: "\u{0}"))
  }

  /// The 64-bit FNV-1a hash of `text`, in hex.
  ///
  /// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm",
  /// draft-eastlake-fnv-17.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
