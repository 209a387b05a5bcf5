/// The key under which a finding is known from run to run.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// The name of the form: which parts of a finding are hashed, and how.
  package static let version = "archlint/v1"

  private let hash: UInt64

  package init(hash: UInt64) { self.hash = hash }

  /// The hash as sixteen hexadecimal digits.
  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The version and the digits, with a colon between.
  package var description: String { "\(Self.version):\(digits)" }
}
