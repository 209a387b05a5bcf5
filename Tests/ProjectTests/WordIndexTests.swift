import SwiftSource
import Testing

@testable import Project

@Suite struct WordIndexTests {
  private static let texts = [
    "struct A { var shared = 0; var own = 0; func f() { own = 1 } }",
    "func g(a: A) { print(a.shared) }",
    "extension A { func h() { shared = 2 } }",
  ]

  private func word(_ text: String) -> UInt32 {
    SourceFile(path: "", text: text).tokens[0].hash
  }

  private func index(of files: [Int]) -> WordIndex {
    var index = WordIndex()
    for file in files { index.add(SourceFile(path: "", text: Self.texts[file]), index: file) }
    return index
  }

  @Test func names() {
    let index = index(of: [0, 1])
    #expect(index.isNamed(word("shared"), elsewhereThan: 0))
    #expect(index.isNamed(word("shared"), elsewhereThan: 1))
    #expect(!index.isNamed(word("own"), elsewhereThan: 0))
    #expect(index.isNamed(word("own"), elsewhereThan: 1))
    #expect(!index.isNamed(word("nobody"), elsewhereThan: 0))
  }

  @Test func `keys that start at the same slots are all known`() {
    let keys = (1...2_000).map { UInt64($0) }.filter { $0.spread & 1 == 0 }.prefix(600)
    var files = WriteFiles()
    for key in keys { files.add(key, FileMark(0)) }
    #expect(keys.allSatisfy { files.isKnown($0, elsewhereThan: 1) })
    #expect(!keys.contains { files.isKnown($0, elsewhereThan: 0) })
  }

  @Test func writes() {
    let index = index(of: [0, 1, 2])
    #expect(index.isWritten(word("shared"), ofType: word("A"), elsewhereThan: 0))
    #expect(!index.isWritten(word("shared"), ofType: word("A"), elsewhereThan: 2))
    #expect(!index.isWritten(word("shared"), ofType: word("B"), elsewhereThan: 0))
    #expect(!index.isWritten(word("own"), ofType: word("A"), elsewhereThan: 0))
  }

  /// Whoever of several workers has seen a file, together they know the same.
  @Test func puttingTogether() {
    let whole = index(of: [0, 1, 2])
    for parts in [[[0], [1, 2]], [[2, 0], [1]], [[], [1, 0, 2]], [[1], [], [2], [0]]] {
      let joined = parts.map { index(of: $0) }.reduce(into: WordIndex()) { $0.add($1) }
      for text in ["shared", "own", "A", "print", "nobody"] {
        for file in 0..<3 {
          #expect(
            joined.isNamed(word(text), elsewhereThan: file)
              == whole.isNamed(word(text), elsewhereThan: file))
          #expect(
            joined.isWritten(word(text), ofType: word("A"), elsewhereThan: file)
              == whole.isWritten(word(text), ofType: word("A"), elsewhereThan: file))
        }
      }
    }
  }

  @Test func knowsNothingAtFirst() {
    #expect(!WordIndex().isNamed(word("a"), elsewhereThan: 0))
    #expect(!WordIndex().isWritten(word("a"), ofType: word("A"), elsewhereThan: 0))
  }

  @Test func manyWords() {
    let text = (0..<20_000).map { "let word\($0) = 0" }.joined(separator: "\n")
    var index = WordIndex()
    index.add(SourceFile(path: "", text: text), index: 0)
    #expect((0..<20_000).allSatisfy { index.isNamed(word("word\($0)"), elsewhereThan: 1) })
    #expect(!index.isNamed(word("word7"), elsewhereThan: 0))
  }
}
