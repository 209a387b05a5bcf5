import Testing

@testable import SwiftSource

/// The clauses of `#if`.
@Suite struct ConditionTests {
  @Test("each clause of a condition has its own code")
  func clauses() {
    check(
      "#if A\na\n#elseif B\nb\n#else\nc\n#endif",
      "#if A | a", "#elseif B | b", "#else | c")
    check("#if A\n#endif", "#if A | ")
    check("#if A // b\nc\n#endif", "#if A | c")
    check("a\n#if A\nb\n#endif\nc", "#if A | b")
  }

  @Test("the condition of a clause ends with its line")
  func conditions() {
    check(
      "#if os(iOS) || targetEnvironment(simulator)\n#endif",
      "#if os(iOS) || targetEnvironment(simulator) | ")
    check("#if swift(>=6.0) && !DEBUG\n#endif", "#if swift(>=6.0) && !DEBUG | ")
    check("#if canImport(A, _version: 1.2)\n#endif", "#if canImport(A, _version: 1.2) | ")
    check("#if(A)\nb\n#endif", "#if (A) | b")
    check("#if\nb\n#endif", "#if | b")
  }

  @Test("conditions nest")
  func nesting() {
    check(
      "#if A\na\n#if B\nb\n#else\nc\n#endif\nd\n#else\n#if C\ne\n#endif\n#endif",
      "#if A | a #if B b #else c #endif d", "  #if B | b", "  #else | c", "#else | #if C e #endif",
      "  #if C | e")
  }

  @Test("a clause knows the first of its condition and the one around it")
  func firstClauses() {
    let file = SourceFile(
      path: "", text: "#if A\n#elseif B\n#if C\n#else\n#endif\n#else\n#endif\n#if D\n#endif")
    #expect(file.outline.clauses.map(\.first) == [0, 0, 2, 2, 0, 5])
    #expect(file.outline.clauses.map(\.parent) == [-1, -1, 1, 1, -1, -1])
  }

  @Test("a condition without an end reaches to the end of the file")
  func unclosed() {
    check("#if A\nb", "#if A | b")
    check("#if A\nb\n#else\nc", "#if A | b", "#else | c")
    check("#if A\n#if B\nc", "#if A | #if B c", "  #if B | c")
    check("#if", "#if | ")
    check("#if A", "#if A | ")
  }

  @Test("an end without a condition is no clause")
  func unopened() {
    check("#endif")
    check("#else\na\n#endif")
    check("#elseif A\n#if B\nc\n#endif\n#endif", "#if B | c")
  }

  @Test func directivesOfOneLine() {
    check("#if A #else #endif\nb", "#if A | ", "#else | ")
    check("#if A #if B #endif #endif", "#if A | #if B #endif", "  #if B | ")
  }

  @Test("a condition may be inside brackets and types")
  func insideBrackets() {
    check("f(\n#if A\nb,\n#endif\nc)", "#if A | b,")
    check("struct S {\n#if A\nlet b = 1\n#endif\n}", "#if A | let b = 1")
  }

  @Test func innermostClausesOfDeclarations() {
    checkOutline(
      """
      let a = 1
      #if A
      let b = 1
      #if B
      struct S { let c = 1 }
      #elseif C
      let d = 1
      #endif
      func f() {
        #if D
        let e = 1
        #endif
        let g = 1
      }
      #endif
      let h = 1
      """,
      """
      let a = 1
      let b = 1 #if A
      struct S {} #if B
        let c = 1 #if B
      let d = 1 #elseif C
      func f() {} #if A
        let e = 1 [local] #if D
        let g = 1 [local] #if A
      let h = 1
      """)
  }

  @Test func declarationsBehindUnclosedOnes() {
    checkOutline("#if A\nlet b = 1\nlet c = 2", "let b = 1 #if A\nlet c = 2 #if A")
    checkOutline("#else\nlet a = 1\n#endif\nlet b = 2", "let a = 1\nlet b = 2")
  }

  @Test func bracesThatBranchesShare() {
    checkOutline(
      "#if A\nfunc f() {\n#else\nfunc g() {\n#endif\nlet a = 1\n}",
      "func f() {} #if A\n  func g() {} [local] #else\n    let a = 1 [local]")
  }

  /// Checks the clauses of `source`, each as directive and condition, and after a bar its body.
  private func check(
    _ source: String, _ clauses: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "", text: source)
    func text(_ range: TokenRange) -> String {
      file.text(of: range).split { $0.isWhitespace }.joined(separator: " ")
    }
    let found = file.outline.clauses.map { clause in
      let condition = clause.condition.isEmpty ? "" : " " + text(clause.condition)
      let indent = clause.parent >= 0 ? "  " : ""
      return "\(indent)\(file.text(of: Int(clause.directive)))\(condition) | \(text(clause.body))"
    }
    #expect(found == clauses, sourceLocation: sourceLocation)
    expectSound(Array(source.utf8), sourceLocation: sourceLocation)
  }
}
