/// A version in numbers, such as `26`, `18.0` or, as manifests write it, `10_15`.
package struct DottedVersion: Sendable, Hashable {
  /// The numbers without zeros at the end.
  private let numbers: [Int]

  /// The version that `text` writes, nil when it is anything else.
  package init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    var number: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (tens, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, overflows) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        if isTooLarge || overflows { return nil }
        number = sum
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        guard let part = number else { return nil }
        numbers.append(part)
        number = nil
      default: return nil
      }
    }
    guard let last = number else { return nil }
    numbers.append(last)
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
