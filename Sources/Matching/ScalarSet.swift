/// A set of Unicode scalars as sorted ranges, which neither overlap nor touch nor hold surrogates.
struct ScalarSet: Hashable, Sendable {
  /// The ranges, lowest first.
  private(set) var ranges: [ClosedRange<UInt32>]

  /// The union of `ranges`, which may come in any order and overlap.
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      append(range)
    }
  }

  /// The set of one ASCII character, or of both cases of a letter.
  ///
  /// Most of an expression are such characters, which share their sets.
  ///
  /// - Parameter byte: below 0x80.
  static func ascii(_ byte: UInt8, ignoringCase: Bool) -> ScalarSet {
    (ignoringCase ? caselessASCII : ascii)[Int(byte)]
  }

  private static let ascii = (0..<0x80).map { ScalarSet($0) }
  private static let caselessASCII = ascii.map(\.ignoringASCIICase)

  /// The set of one scalar.
  init(_ scalar: UInt32) {
    ranges = [scalar...scalar]
  }

  /// The only member, if there is just one.
  var single: UInt32? {
    guard ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }

  /// True if each member is one byte in UTF-8.
  var isASCII: Bool { (ranges.last?.upperBound ?? 0) < 0x80 }

  /// Every scalar that this set does not hold.
  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var low: UInt32 = 0
    for range in ranges {
      if range.lowerBound > low { gaps.append(low...(range.lowerBound - 1)) }
      low = range.upperBound + 1
    }
    if low <= ScalarSet.highest { gaps.append(low...ScalarSet.highest) }
    return ScalarSet(gaps)
  }

  /// This set with the other case of every ASCII letter in it.
  var ignoringASCIICase: ScalarSet {
    var all = ranges
    for (letters, distance) in [(ScalarSet.upper, 32), (ScalarSet.lower, -32)] {
      for range in ranges where range.overlaps(letters) {
        let common = range.clamped(to: letters)
        let low = UInt32(Int(common.lowerBound) + distance)
        all.append(low...(low + common.upperBound - common.lowerBound))
      }
    }
    return ScalarSet(all)
  }

  /// True if the set holds `scalar`; one comparison a range.
  func contains(_ scalar: UInt32) -> Bool {
    for range in ranges where scalar <= range.upperBound {
      return scalar >= range.lowerBound
    }
    return false
  }

  /// Adds a range that starts at or above the start of the last one, without its surrogates.
  private mutating func append(_ range: ClosedRange<UInt32>) {
    let surrogates = ScalarSet.surrogates
    if range.overlaps(surrogates) {
      if range.lowerBound < surrogates.lowerBound {
        join(range.lowerBound...(surrogates.lowerBound - 1))
      }
      if range.upperBound > surrogates.upperBound {
        join((surrogates.upperBound + 1)...range.upperBound)
      }
    } else {
      join(range)
    }
  }

  private mutating func join(_ range: ClosedRange<UInt32>) {
    if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
      ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
  }

  private static let highest: UInt32 = 0x10_FFFF
  private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
  private static let upper: ClosedRange<UInt32> = 0x41...0x5A
  private static let lower: ClosedRange<UInt32> = 0x61...0x7A
}

extension ScalarSet {
  /// Every scalar.
  static let all = ScalarSet([0...highest])
  /// Every scalar but the line feed.
  static let allButNewline = ScalarSet(0x0A).inverted
  /// `0` to `9`.
  static let digits = ScalarSet([0x30...0x39])
  /// ASCII letters, ASCII digits and the underscore.
  static let wordCharacters = ScalarSet([0x30...0x39, upper, 0x5F...0x5F, lower])
  /// Space, tab, line feed, vertical tab, form feed and carriage return.
  static let whitespace = ScalarSet([0x09...0x0D, 0x20...0x20])
}
