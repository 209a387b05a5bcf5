import LintRules

extension Diagnostic {
  /// The key that identifies the finding after its file has been moved.
  package var contentKey: String { Fingerprints.content(self) }
}

/// Gives findings the keys under which they are known from run to run.
package enum Fingerprints {
  /// Fills in the fingerprints of `diagnostics`, which are in the order of the report.
  ///
  /// The key is made of the rule, the path, the declarations around the finding, its subject, and
  /// its ordinal among equals: of no line and no message, so that neither an edit above it nor a
  /// better wording makes it another finding. Files whose findings all have keys keep them.
  package static func assign(to diagnostics: inout [Diagnostic]) {
    // The path is part of the key: equals are in one file.
    var seen: [UInt64: Int] = [:]
    var start = diagnostics.startIndex
    while start < diagnostics.endIndex {
      seen.removeAll(keepingCapacity: true)
      var isKnown = true
      var end = start
      while end < diagnostics.endIndex,
        diagnostics[end].location.path == diagnostics[start].location.path
      {
        isKnown = isKnown && diagnostics[end].fingerprint != nil
        end += 1
      }
      for index in start..<end where !isKnown {
        let key = key(of: diagnostics[index])
        let ordinal = seen[key.value, default: 0]
        seen[key.value] = ordinal + 1
        diagnostics[index].fingerprint = key.adding("\(ordinal)").fingerprint
      }
      start = end
    }
  }

  /// The hash of all that tells a finding from others but for its ordinal.
  private static func key(of diagnostic: Diagnostic) -> Hash {
    Hash().adding(diagnostic.rule).separated.adding(diagnostic.location.path).separated
      .adding(diagnostic.scope).separated.adding(diagnostic.subject).separated
  }

  /// The key of a finding and of all its equals: the fingerprint of the first of them.
  static func group(_ diagnostic: Diagnostic) -> String {
    key(of: diagnostic).adding("0").fingerprint.description
  }

  /// The key of a finding wherever its file is moved.
  static func content(_ diagnostic: Diagnostic) -> String {
    Hash().adding(diagnostic.rule).separated.adding(diagnostic.scope).separated
      .adding(diagnostic.subject).fingerprint.digits
  }

  /// The 64-bit FNV-1a hash of texts with NULs between.
  ///
  /// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm",
  /// draft-eastlake-fnv-17.
  private struct Hash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    func adding(_ text: String) -> Hash {
      var hash = self
      var text = text
      // One loop over plain memory, within it.
      text.withUTF8 { bytes in
        for index in 0..<bytes.count { hash.add(unsafe bytes[index]) }
      }
      return hash
    }

    var separated: Hash {
      var hash = self
      hash.add(0)
      return hash
    }

    var fingerprint: Fingerprint { Fingerprint(hash: value) }

    private mutating func add(_ byte: UInt8) {
      value ^= UInt64(byte)
      value &*= 0x0000_0100_0000_01B3
    }
  }
}
