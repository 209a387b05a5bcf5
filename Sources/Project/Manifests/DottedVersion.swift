/// A version in numbers, such as `26`, `18.0` or, as manifests write it, `10_15`.
package struct DottedVersion: Sendable, Hashable {
  /// The numbers without zeros at the end.
  private let numbers: [Int]

  /// The version that `text` writes, nil when it is anything else.
  package init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { "._".contains($0) })
    {
      guard !part.isEmpty, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension DottedVersion: Comparable {
  package static func < (left: DottedVersion, right: DottedVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension DottedVersion: CustomStringConvertible {
  /// The version with dots; one without zeros at the end.
  package var description: String {
    numbers.isEmpty ? "0" : numbers.map { String($0) }.joined(separator: ".")
  }
}
