import Project
import TestSupport
import Testing

/// Which lines a change takes away and adds.
@Suite struct LineDiffTests {
  private func hunks(_ old: String, _ new: String) -> [String] {
    let diff = LineDiff(TextLines(old.utf8), TextLines(new.utf8))
    return diff.hunks.map {
      "-\($0.old.lowerBound),\($0.old.count) +\($0.new.lowerBound),\($0.new.count)"
    }
  }

  @Test("equal texts have no hunks") func equalTexts() {
    #expect(hunks("a\nb\n", "a\nb\n") == [])
    #expect(hunks("", "") == [])
  }

  @Test("a hunk holds the lines that go and those that come") func hunks() {
    #expect(hunks("a\nb\nc\n", "a\nB\nc\n") == ["-1,1 +1,1"])
    #expect(hunks("a\nc\n", "a\nb\nc\n") == ["-1,0 +1,1"])
    #expect(hunks("a\nb\nc\n", "a\nc\n") == ["-1,1 +1,0"])
    #expect(hunks("", "a\nb") == ["-0,0 +0,2"])
    #expect(hunks("a\nb\nc\nd\n", "A\nb\nc\nD\n") == ["-0,1 +0,1", "-3,1 +3,1"])
  }

  @Test("the kind of line break does not matter") func lineBreaks() {
    #expect(hunks("a\r\nb\r\n", "a\nb") == [])
  }

  @Test("a line that moves goes and comes") func movedLine() {
    #expect(hunks("a\nb\nc\n", "b\nc\na\n").count == 2)
  }

  @Test("hunks turn the old text into the new one", arguments: 0..<200)
  func hunksTurnOldIntoNew(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func text() -> [String] {
      (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        String("abcde".randomElement(using: &generator)!)
      }
    }
    let (old, new) = (text(), text())
    let diff = LineDiff(
      TextLines(old.joined(separator: "\n").utf8), TextLines(new.joined(separator: "\n").utf8))
    var result: [String] = []
    var position = 0
    for hunk in diff.hunks {
      result += old[position..<hunk.old.lowerBound]
      #expect(result.count == hunk.new.lowerBound)
      result += new[hunk.new]
      position = hunk.old.upperBound
    }
    result += old[position...]
    #expect(result == new)
  }
}
