import TestSupport
import Testing

/// A short run of what `Tests/Fuzz` does for as long as one likes: prefixes of texts that are
/// understood, bytes flipped, and parts moved, left out and put in, the same in every run.
@Suite struct FuzzTests {
  @Test(arguments: FuzzSubject.allCases) func prefixes(_ subject: FuzzSubject) async {
    for seed in subject.seeds {
      let bytes = Array(seed.utf8)
      let step = max(1, bytes.count / subject.rounds)
      for count in stride(from: 0, through: bytes.count, by: step) {
        await subject.read(Array(bytes[..<count]))
      }
    }
  }

  @Test(arguments: FuzzSubject.allCases) func mutations(_ subject: FuzzSubject) async {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<subject.rounds {
      var bytes = Array(generator.pick(subject.seeds).utf8)
      for _ in 0...generator.below(8) { mutate(&bytes, subject, &generator) }
      await subject.read(bytes)
    }
  }

  @Test(arguments: FuzzSubject.allCases) func wordsAlone(_ subject: FuzzSubject) async {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<subject.rounds {
      let count = generator.below(40)
      let text = (0..<count).map { _ in generator.pick(subject.words) }.joined()
      await subject.read(Array(text.utf8))
    }
  }

  /// Inputs that a longer run once found, and that have been fixed.
  @Test func findings() async {
    // A change without a path, and counts whose sum is no number.
    await FuzzSubject.git.read(Array("R100\t\"a\"\t\n".utf8))
    await FuzzSubject.baseline.read(
      Array(
        """
        {"schema": "archlint-baseline/1", "entries": [
          {"rule": "a", "path": "b", "key": "c", "content": "d", "count": 9223372036854775807},
          {"rule": "a", "path": "b", "key": "e", "content": "d", "count": 9223372036854775807}]}
        """.utf8))
    await FuzzSubject.git.read(Array("+++ b/A\n@@ -1 +1,-5 @@\n".utf8))
    await FuzzSubject.git.read(Array("+++ b/A\n@@ -1 +2,9223372036854775807 @@\n".utf8))
    await FuzzSubject.git.read(
      Array("100644 0123 0\tA\0\n0123 blob 9223372036854775807\n100644 1 0\tB\0".utf8))
  }

  private func mutate(
    _ bytes: inout [UInt8], _ subject: FuzzSubject, _ generator: inout SeededGenerator
  ) {
    let offset = generator.below(bytes.count + 1)
    switch generator.below(6) {
    case 0:
      if offset < bytes.count { bytes[offset] ^= 1 << UInt8(generator.below(8)) }
    case 1:
      if offset < bytes.count { bytes[offset] = UInt8(generator.below(256)) }
    case 2:
      let end = min(bytes.count, offset + 1 + generator.below(12))
      bytes.removeSubrange(offset..<end)
    case 3:
      let other = Array(generator.pick(subject.seeds).utf8)
      let start = generator.below(other.count + 1)
      let end = min(other.count, start + generator.below(60))
      bytes.insert(contentsOf: other[start..<end], at: offset)
    default: bytes.insert(contentsOf: generator.pick(subject.words).utf8, at: offset)
    }
  }
}

extension FuzzSubject {
  /// How many texts of a kind are read: fewer where each takes a run of all rules.
  fileprivate var rounds: Int {
    switch self {
    case .lint, .markdown, .pattern, .configuration: 40
    case .json, .merge: 300
    default: 1_000
    }
  }
}
