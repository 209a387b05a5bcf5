import TestSupport
import Testing

@testable import SwiftSource

/// Files that nobody wrote: parts of the sample with bytes flipped, deleted and put in.
@Suite struct MutationTests {
  private static let count = 400

  /// Texts that change what the text after them means.
  private static let fragments = [
    "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\\(", "\\#(", "'", "`", "(", ")", "[", "]", "{", "}",
    "<", ">", "/", " /", "/ ", "#/", "/#", "#/\n", "/*", "*/", "//", "///", "\n", "\r", "\r\n", " ",
    "\t", "#if a\n", "#else", "#endif\n", "#", "##", "<#", "#>", "“", "”", "\0", "\u{FEFF}",
    "\u{A0}", "é", "\u{301}", "∘", "0x", "1.", "e5", "$", "@", "@a(", ".", "?", "!", "=", "->", "&",
    ",", ":", "::", ";", "_", "\\", "\n<<<<<<< a\n", "\n>>>>>>> b\n", "\n>>>> a\n", "\n<<<<\n",
    "private(", "class ", "var ", "let (", "func ", "init", "case ", "extension ", "where ",
    "some ",
    "import ", "get ", "subscript", "macro m", "operator ", "enum E {", "if let x, ",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>) func mutationsOfParts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var file = SourceFile()
    for _ in 0..<Self.count {
      var bytes = Array(generator.pick(sampleParts).utf8)
      for _ in 0...generator.below(6) { mutate(&bytes, &generator) }
      expectSound(bytes, in: &file)
    }
  }

  @Test(arguments: 100..<104 as Range<UInt64>) func fragmentsAlone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var file = SourceFile()
    for _ in 0..<Self.count {
      let count = generator.below(30)
      let text = (0..<count).map { _ in generator.pick(Self.fragments) }.joined()
      expectSound(Array(text.utf8), in: &file)
    }
  }

  @Test(arguments: 200..<202 as Range<UInt64>) func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var file = SourceFile()
    for _ in 0..<Self.count {
      let count = generator.below(120)
      expectSound((0..<count).map { _ in UInt8(generator.below(256)) }, in: &file)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let offset = generator.below(bytes.count + 1)
    switch generator.below(10) {
    case 0:
      if offset < bytes.count { bytes[offset] ^= 1 << UInt8(generator.below(8)) }
    case 1:
      if offset < bytes.count { bytes[offset] = UInt8(generator.below(256)) }
    case 2:
      bytes.removeSubrange(offset..<min(bytes.count, offset + 1 + generator.below(12)))
    case 3:
      let start = generator.below(bytes.count + 1)
      bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 20)], at: offset)
    case 4:
      bytes.insert(contentsOf: Array(generator.pick(sampleParts).utf8.prefix(80)), at: offset)
    default: bytes.insert(contentsOf: generator.pick(Self.fragments).utf8, at: offset)
    }
  }
}
