/// One replacement of bytes in one file.
package struct Edit: Sendable, Hashable {
  /// The bytes to replace, from the start of the file.
  package let range: Range<Int>
  /// The new text.
  package let replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Edit {
  /// `bytes` with the edits made, of which none may overlap another.
  package static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      precondition(edit.range.lowerBound >= position, "edits overlap")
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// A change that removes a finding.
package struct Fix: Sendable, Hashable {
  /// The replacements, in ascending order and without overlap.
  package let edits: [Edit]
  /// True if the code means the same afterwards.
  package let isSafe: Bool
  /// The change in meaning, for a fix that is not safe.
  package let caveat: String?

  package init(edits: [Edit], isSafe: Bool, caveat: String? = nil) {
    self.edits = edits
    self.isSafe = isSafe
    self.caveat = caveat
  }
}

extension Fix {
  /// The fix that makes all of these, nil if one is missing.
  init?(all fixes: [Fix?]) {
    let known = fixes.compactMap(\.self)
    guard let first = known.first, known.count == fixes.count else { return nil }
    // What has to change with each of them changes once.
    let edits = Set(known.flatMap(\.edits)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.init(edits: edits, isSafe: known.allSatisfy(\.isSafe), caveat: first.caveat)
  }

  /// The fix as one that changes more than it should, for this reason beside others.
  func unsafe(because reason: String) -> Fix {
    let caveat = caveat.map { isSafe ? reason : "\($0); \(reason)" } ?? reason
    return Fix(edits: edits, isSafe: false, caveat: caveat)
  }
}
