import Testing

@testable import SwiftSource

@Suite struct DepthTests {
  private func nested(_ open: String, _ count: Int) -> SourceFile {
    var file = SourceFile()
    let text = String(repeating: open, count: count) + String(repeating: "}", count: count)
    file.buffer = SourceBuffer(Array((text + "struct B {}").utf8))
    file.analyse(words: .keywords)
    return file
  }

  @Test func whatPeopleWriteIsGoneInto() {
    #expect(nested("struct A {", 32).outline.declarations.count == 33)
    let file = nested("func f() {", 256)
    #expect(file.outline.declarations.count == 257)
    #expect(file.outline.unwalked.isEmpty)
  }

  @Test(arguments: ["struct A {", "func f() {"])
  func whatIsNestedDeeperIsPassedOver(open: String) {
    let file = nested(open, 10_000)
    #expect(file.outline.declarations.count <= Outline.maximumDepth + 3)
    #expect(file.outline.unwalked.count == 1)
    // The file goes on after it.
    #expect(file.outline.declarations.last?.parent == -1)
  }
}
