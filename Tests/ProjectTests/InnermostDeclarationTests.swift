import SwiftSource
import Testing

@testable import Project

/// The declaration that a token is part of.
@Suite struct InnermostDeclarationTests {
  @Test func `a declaration is around all its tokens, the first one included`() throws {
    let file = SourceFile(path: "A.swift", text: "f()\nstruct A { func g() { h() } }\nf()")
    let found = file.tokens.indices.dropLast().map { token -> String in
      let index = file.innermostDeclaration(around: token)
      return index < 0 ? "" : file.name(of: file.outline.declarations[index])
    }
    let expected = [("", 3), ("A", 3), ("g", 9), ("A", 1), ("", 3)].flatMap {
      [String](repeating: $0, count: $1)
    }
    #expect(found == expected)
  }
}
