import Buffers
import TestSupport
import Testing

@testable import Matching

@Suite struct GlobDifferentialTests {
  @Test("random globs match as a simple reference does", arguments: 0..<8 as Range<UInt64>)
  func agreesWithTheReference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var compiled = 0
    for _ in 0..<600 {
      let pattern = randomPattern(depth: 2, &generator)
      guard let glob = try? Glob(pattern) else { continue }
      compiled += 1
      let reference = ReferenceGlob(pattern)
      for _ in 0..<12 {
        let path = randomPath(&generator)
        let expected = reference.matches(path)
        #expect(glob.matches(path) == expected, "'\(pattern)' on '\(path)'")
        let bytes = ContiguousArray(path.utf8)
        #expect(
          GlobSet([glob]).matches(bytes.view, with: BytePairs(bytes.view)) == expected,
          "'\(pattern)' on '\(path)' by its pairs")
        if expected { checkFolders(above: path, of: glob) }
      }
    }
    #expect(compiled > 300)
  }

  /// A folder that holds a match must not be pruned.
  private func checkFolders(above path: String, of glob: Glob) {
    let components = path.split(separator: "/")
    for depth in 0..<components.count {
      let folder = components.prefix(depth).joined(separator: "/")
      #expect(glob.mayMatch(below: folder), "'\(glob)' below '\(folder)'")
    }
  }

  private func randomPattern(depth: Int, _ generator: inout SeededGenerator) -> String {
    let simple = ["a", "b", "é", "*", "*", "?", "[ab]", "[!aé]", "/", "/", "**/", "/**/", "/**"]
    return (0...generator.below(5)).map { _ in
      if depth > 0, generator.below(8) == 0 {
        let alternatives = (0...generator.below(3)).map { _ in
          randomPattern(depth: depth - 1, &generator)
        }
        return "{" + alternatives.joined(separator: ",") + "}"
      }
      return generator.pick(simple)
    }.joined()
  }

  private func randomPath(_ generator: inout SeededGenerator) -> String {
    (0...generator.below(4)).map { _ in
      (0...generator.below(3)).map { _ in generator.pick(["a", "b", "é"]) }.joined()
    }.joined(separator: "/")
  }
}
