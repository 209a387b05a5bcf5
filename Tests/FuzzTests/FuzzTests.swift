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
    var generator = SplitMix64(state: 1)
    for _ in 0..<subject.rounds {
      var bytes = Array(pick(subject.seeds, &generator).utf8)
      for _ in 0...below(8, &generator) { mutate(&bytes, subject, &generator) }
      await subject.read(bytes)
    }
  }

  @Test(arguments: FuzzSubject.allCases) func wordsAlone(_ subject: FuzzSubject) async {
    var generator = SplitMix64(state: 2)
    for _ in 0..<subject.rounds {
      let count = below(40, &generator)
      let text = (0..<count).map { _ in pick(subject.words, &generator) }.joined()
      await subject.read(Array(text.utf8))
    }
  }

  /// What a longer run has found, and what was mended.
  @Test func findings() async {
    await FuzzSubject.git.read(Array("+++ b/A\n@@ -1 +1,-5 @@\n".utf8))
    await FuzzSubject.git.read(Array("+++ b/A\n@@ -1 +2,9223372036854775807 @@\n".utf8))
    await FuzzSubject.git.read(
      Array("100644 0123 0\tA\0\n0123 blob 9223372036854775807\n100644 1 0\tB\0".utf8))
  }

  private func mutate(
    _ bytes: inout [UInt8], _ subject: FuzzSubject, _ generator: inout SplitMix64
  ) {
    let offset = below(bytes.count + 1, &generator)
    switch below(6, &generator) {
    case 0:
      if offset < bytes.count { bytes[offset] ^= 1 << UInt8(below(8, &generator)) }
    case 1:
      if offset < bytes.count { bytes[offset] = UInt8(below(256, &generator)) }
    case 2:
      let end = min(bytes.count, offset + 1 + below(12, &generator))
      bytes.removeSubrange(offset..<end)
    case 3:
      let other = Array(pick(subject.seeds, &generator).utf8)
      let start = below(other.count + 1, &generator)
      let end = min(other.count, start + below(60, &generator))
      bytes.insert(contentsOf: other[start..<end], at: offset)
    default: bytes.insert(contentsOf: pick(subject.words, &generator).utf8, at: offset)
    }
  }

  private func below(_ bound: Int, _ generator: inout SplitMix64) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private func pick(_ choices: [String], _ generator: inout SplitMix64) -> String {
    choices[below(choices.count, &generator)]
  }
}

extension FuzzSubject {
  /// How many texts of a kind are read: fewer where each takes a run of all rules.
  fileprivate var rounds: Int {
    switch self {
    case .lint, .markdown, .pattern, .configuration: 60
    case .json, .merge: 400
    default: 1_500
    }
  }
}

/// A small random number generator that gives the same numbers for the same seed.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
