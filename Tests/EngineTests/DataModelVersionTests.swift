import Testing

@testable import Engine

/// Which versions of Core Data models are checked.
@Suite struct DataModelVersionTests {
  private func paths(_ files: [String: String]) -> [String] {
    let store = FileStore.memory(files.mapValues { Array($0.utf8) })
    let sorted = files.keys.sorted().map { (path: $0, size: 1) }
    return DataModelVersions.withoutOld(sorted, in: store).map(\.path)
  }

  private func file(_ version: String) -> String {
    "Tide.xcdatamodeld/\(version).xcdatamodel/contents"
  }

  @Test func `the version that the model names is the current one`() {
    let current = "<string>Tide 2.xcdatamodel</string>"
    let found = paths([
      file("Tide"): "", file("Tide 2"): "", file("Tide 3"): "",
      "Tide.xcdatamodeld/.xccurrentversion": current,
    ])
    #expect(found == ["Tide.xcdatamodeld/.xccurrentversion", file("Tide 2")])
  }

  @Test func `otherwise the last one is, where digits are numbers`() {
    #expect(
      paths([file("Tide"): "", file("Tide 2"): "", file("Tide 10"): ""]) == [file("Tide 10")])
    #expect(paths([file("V1"): "", file("V9a"): "", file("V9b"): ""]) == [file("V9b")])
    #expect(paths([file("Tide"): ""]) == [file("Tide")])
  }

  @Test func `a name that nobody has means nothing`() {
    let found = paths([
      file("Tide"): "", file("Tide 2"): "",
      "Tide.xcdatamodeld/.xccurrentversion": "<string>Lost.xcdatamodel</string>",
    ])
    #expect(found.contains(file("Tide 2")))
    #expect(!found.contains(file("Tide")))
  }

  @Test func `models beside and other files stay`() {
    let files = [
      "A.swift": "", "Old.xcdatamodel/contents": "", file("Tide"): "", file("Tide 2"): "",
    ]
    #expect(paths(files) == ["A.swift", "Old.xcdatamodel/contents", file("Tide 2")])
  }
}
