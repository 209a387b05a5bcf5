import Foundation
import Testing

@testable import Matching

/// Names in the composed form of Unicode, as git has them.
@Suite struct ComposedTextTests {
  private func isComposed(_ text: String) -> Bool {
    ComposedText.of(text).utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8)
  }

  @Test("every letter that has a composed form gets it")
  func letters() {
    let values = Array(0x20...0x33FF) + Array(0xA000...0xD7FF) + Array(0x11000...0x11FFF)
    for scalar in values.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      #expect(isComposed(decomposed), "\(String(scalar.value, radix: 16))")
    }
  }

  @Test("marks in any order are put in theirs")
  func marks() {
    let marks = ["\u{302}", "\u{301}", "\u{323}", "\u{31B}", "\u{328}", "\u{308}"]
    for base in ["a", "e", "o", "U", "y", "z", "가", "\u{1100}", "😀"] {
      for first in marks {
        for second in marks where first != second {
          #expect(isComposed(base + first + second + "x"), "\(base) \(first) \(second)")
        }
      }
    }
  }

  @Test("text that is composed, or is no letter, stays as it is")
  func others() {
    for text in ["", "Plain.swift", "Café.swift", "\u{301}x", "👩‍👩‍👧", "한글", "a\u{0}b", "\r\n"] {
      #expect(ComposedText.of(text).utf8.elementsEqual(text.utf8))
    }
  }

  @Test("a glob matches composed names, however it is written")
  func globs() throws {
    let glob = try Glob("/Cafe\u{301}/{*,x}[a\u{300}b].swift")
    #expect(glob.matches("Café/menub.swift"))
    #expect(glob.matches("Cafe\u{301}/menub.swift"))
    #expect(!glob.matches("Cafe/menub.swift"))
  }
}
