import Testing

@testable import SwiftSource

/// Bytes that are no text in UTF-8, told from those that are.
@Suite struct EncodingTests {
  private func problem(_ bytes: [UInt8]) -> SourceBuffer.EncodingProblem? {
    SourceBuffer(bytes).encodingProblem
  }

  @Test(arguments: [
    "", "a", "let a = 1\n", "\u{FEFF}let a = 1\n", "// é 中 🌊\n", "1234567é", "12345678é", "é",
    "let text = \"12345\u{0}\"\n",
  ])
  func aTextInUTF8HasNoProblem(_ text: String) {
    #expect(problem(Array(text.utf8)) == nil)
  }

  @Test func utf16StartsWithAMarkOrWithZeroBytes() {
    #expect(problem([0xFF, 0xFE, 0x61, 0]) == .byteOrderMark)
    #expect(problem([0xFE, 0xFF, 0, 0x61]) == .byteOrderMark)
    #expect(problem([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) == .byteOrderMark)
    #expect(problem([0x61, 0, 0x62, 0]) == .zeroBytes)
    #expect(problem([0, 0x61, 0, 0x62]) == .zeroBytes)
    #expect(problem([0xFF]) == .illFormed(line: 1))
  }

  @Test(
    arguments: [
      [0xE9], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x82, 0x82, 0xAC], [0xE4, 0xB8], [0x80],
    ] as [[UInt8]])
  func theLineOfTheFirstByteThatIsNoUTF8IsNamed(_ bytes: [UInt8]) {
    let text = Array("let a = \"é\"\r\n\n// ".utf8)
    #expect(problem(text + bytes) == .illFormed(line: 3))
    #expect(problem(text + bytes + Array(" and more\n\n".utf8)) == .illFormed(line: 3))
  }

  /// Every valid text of up to three scalars from the borders of the encoding, cut anywhere.
  @Test func itAgreesWithTheStandardLibrary() {
    let borders: [UInt32] = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    let texts = borders.compactMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) }
    for first in texts {
      for second in texts {
        let bytes = Array("1234567".utf8) + first + second
        for count in 1...bytes.count {
          let part = bytes[..<count]
          let isValid = String(validating: part, as: UTF8.self) != nil
          #expect((problem(Array(part)) == nil) == isValid, "\(part)")
        }
      }
    }
  }
}
