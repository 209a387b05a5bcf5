/// Text in the composed form of Unicode (NFC), in which an accented letter is one scalar where it can be.
///
/// File systems of Apple hand out names in the form in which they were given or decompose them, and git
/// composes them there. The standard library compares text regardless of the form but does not compose it,
/// and Foundation would double the time of a small run; so the compositions are found by comparing.
///
/// Source: Unicode Standard Annex 15, "Unicode Normalization Forms", section 1.3; composition of Hangul by
/// section 3.12 of the Unicode Standard. A scalar that is composed already does not take part of another one:
/// a name that mixes both forms of one letter may stay as it is, which no file system writes.
package enum ComposedText {
  /// Returns the composed form of `text`.
  package static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var scalars = String.UnicodeScalarView()
    for character in text { append(character, to: &scalars) }
    return String(scalars)
  }

  private static func append(_ character: Character, to result: inout String.UnicodeScalarView) {
    if let whole = composition(of: String(character)) {
      result.append(whole)
      return
    }
    var scalars = ordered(Array(character.unicodeScalars))
    // The place of the last scalar that others may join, and the class of the last one that did not join.
    var starter: Int?
    var last = Unicode.CanonicalCombiningClass.notReordered
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let order = scalar.properties.canonicalCombiningClass
      if let place = starter, last < order || place == index - 1,
        let joined = pair(scalars[place], scalar)
      {
        scalars[place] = joined
        scalars.remove(at: index)
        continue
      }
      if order == .notReordered { starter = index }
      last = order
      index += 1
    }
    result.append(contentsOf: scalars)
  }

  /// The scalars with the marks after each starter in the order of their classes.
  private static func ordered(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var scalars = scalars
    for end in scalars.indices.dropFirst() {
      var index = end
      while index > 0, order(scalars[index]) != .notReordered,
        order(scalars[index - 1]) > order(scalars[index])
      {
        scalars.swapAt(index - 1, index)
        index -= 1
      }
    }
    return scalars
  }

  private static func order(_ scalar: Unicode.Scalar) -> Unicode.CanonicalCombiningClass {
    scalar.properties.canonicalCombiningClass
  }

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    hangul(first.value, second.value) ?? composition(of: "\(first)\(second)")
  }

  /// The syllable of a leading consonant and a vowel, or of these and a trailing consonant.
  private static func hangul(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    let vowels: UInt32 = 21
    let trailing: UInt32 = 28
    switch (first, second) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * vowels + second - 0x1161) * trailing)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % trailing == 0:
      return Unicode.Scalar(first + second - 0x11A7)
    default: return nil
    }
  }

  /// The one scalar that is equal to `text`, nil if there is none.
  private static func composition(of text: String) -> Unicode.Scalar? {
    guard let place = compositions.firstIndex(of: text) else { return nil }
    // Of equal texts the set has the composed one.
    return compositions[place].unicodeScalars.first
  }

  /// The blocks that have scalars with a canonical decomposition, without Hangul.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x1FFF, 0x2190...0x22FF, 0x3040...0x30FF, 0x11080...0x1193F,
  ]

  /// All scalars that are composed, or are no composition, of these blocks.
  private static let compositions: Set<String> = {
    var found = Set<String>(minimumCapacity: 12_000)
    for block in blocks {
      for value in block {
        guard let scalar = Unicode.Scalar(value), !scalar.properties.isFullCompositionExclusion
        else { continue }
        found.insert(String(scalar))
      }
    }
    return found
  }()
}
