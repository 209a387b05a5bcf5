import Discovery
import SwiftSource
import Testing

@testable import Engine

/// What is told of how the types of a file are built.
@Suite struct ObservedFormTests {
  @Test func `only comments on lines of their own are marks`() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        struct A {
          // MARK: - One
          var a = 1  // MARK: Two
          /*MARK: Three*/
          var b = 2
        }
        """)
    let form = ObservedForm(file, LineTable(file.buffer))
    #expect(form.marks.map(\.name) == ["One"])
    #expect(form.marks.map(\.line) == [2])
  }
}
