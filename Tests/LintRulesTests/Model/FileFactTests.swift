import Matching
import Testing

@testable import LintRules

/// Facts that a file has by its path.
struct FileFactTests {
  @Test(
    "The folders that a glob starts with are counted up to the first one that varies in depth",
    arguments: [
      ("Apps/*-UIKit/**", 2), ("**/A.swift", 0), ("Apps/{A,B}/**", 2), ("{Apps,Code/Sub}/**", 0),
      ("Apps/{A,B/C}/D/**", 1), ("Apps/{**,B}/A.swift", 1), ("Apps/A.swift", 1), ("A.swift", 0),
    ])
  func namedFolders(_ glob: String, _ count: Int) throws {
    var fact = FileFact()
    fact.paths = GlobSet([try Glob(glob)])
    #expect(fact.namedFolders == count)
  }
}
