import Testing

@testable import SwiftSource

/// The editor sees files that are still being written.
@Suite struct PrefixTests {
  @Test func wholeSample() {
    checkProblems(sample)
    #expect(Lexer.lex(sample).tokens.count > 2_000)
  }

  @Test(arguments: sampleParts) func everyPrefixOfAPart(part: String) {
    let bytes = Array(part.utf8)
    var file = SourceFile()
    for count in 0...bytes.count { expectSound(Array(bytes[..<count]), in: &file) }
  }

  @Test func prefixesOfTheWholeSample() {
    let bytes = Array(sample.utf8)
    var file = SourceFile()
    for count in stride(from: 0, through: bytes.count, by: 41) {
      expectSound(Array(bytes[..<count]), in: &file)
    }
  }

  @Test(arguments: sampleParts) func everySuffixOfAPart(part: String) {
    let bytes = Array(part.utf8)
    var file = SourceFile()
    for start in stride(from: 0, through: bytes.count, by: 3) {
      expectSound(Array(bytes[start...]), in: &file)
    }
  }
}
