import Buffers

/// The alternatives of all globs of a set, one after another, so that a path which lacks what they spell
/// out costs one comparison for each of them and no count of references.
final class GlobTable: Sendable {
  private struct Alternative: Sendable {
    /// The index of its glob in the set.
    let glob: Int
    let program: GlobProgram
    let steps: Range<Int>
  }

  /// The pairs of bytes that each alternative spells out.
  private let pairs: ContiguousArray<BytePairs>
  private let alternatives: ContiguousArray<Alternative>

  init(_ globs: [Glob]) {
    var pairs: ContiguousArray<BytePairs> = []
    var alternatives: ContiguousArray<Alternative> = []
    for (index, glob) in globs.enumerated() {
      let program = glob.program
      pairs += program.pairs
      alternatives += program.alternatives.map {
        Alternative(glob: index, program: program, steps: $0)
      }
    }
    self.pairs = pairs
    self.alternatives = alternatives
  }

  /// The index of the first glob that matches the whole of `text`.
  ///
  /// - Parameter found: the pairs in `text`; others do no harm.
  func firstIndex(matching text: BufferView<UInt8>, with found: BytePairs) -> Int? {
    for index in pairs.indices where found.mayContain(pairs[index]) {
      let alternative = alternatives[index]
      if alternative.program.matches(text, 0..<text.count, alternative.steps) {
        return alternative.glob
      }
    }
    return nil
  }
}
