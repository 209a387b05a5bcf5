import SwiftSource
import Testing

@testable import Project

/// Whether a file says the same to other files after an edit. Where it does, what is known of the project
/// stays as it is.
@Suite struct FileComparisonTests {
  private func saysTheSame(_ old: String, _ new: String) -> Bool {
    var index = MentionIndex()
    let symbols = [old, new].map { text in
      FileSymbols(of: SourceFile(path: "A.swift", text: text), index: &index)
    }
    let both = symbols[1].saysTheSame(as: symbols[0])
    #expect(symbols[0].saysTheSame(as: symbols[1]) == both)
    return both
  }

  @Test(
    "what a file mentions, and where its declarations are, is its own affair",
    arguments: [
      ("struct A {}", "\n// A\nstruct  A {\n}"), ("let a = 1", "func f() {}"),
      ("func f() {}", "func f() { g(A()) }"), ("struct A { let b: B }", "struct A { let b: C }"),
      ("let a = f(.B.c, .D.e)", "let a = f(.D.e, .B.c, .B.c)"),
      ("#if DEBUG\nstruct A {}\n#endif", "#if DEBUG\nstruct A { let b = 1 }\n#endif"),
      ("typealias A = B.C\nextension A: D {}", "// A\ntypealias A = B.C\nextension A: D { }"),
    ]) func same(_ old: String, _ new: String)
  {
    #expect(saysTheSame(old, new))
  }

  @Test(
    "each part of a declaration is said to other files",
    arguments: [
      // Its name, its kind, who may use it, and where it exists.
      ("struct A {}", "struct B {}"), ("struct A {}", "protocol A {}"),
      ("struct A {}", "class A {}"), ("struct A {}", "public struct A {}"),
      ("struct A {}", "fileprivate struct A {}"), ("struct A {}", "struct A {}\nstruct B {}"),
      (
        "let a = 1\n#if os(macOS)\nstruct A {}\n#endif",
        "let a = 1\n#if os(Linux)\nstruct A {}\n#endif"
      ),
      ("let a = 1\n#if DEBUG\n#endif\nstruct A {}", "let a = 1\n#if DEBUG\nstruct A {}\n#endif"),
      ("#if DEBUG\nstruct A {}\n#endif", "#if RELEASE\nstruct A {}\n#endif"),
      // What it is in, what it is made of, and what it extends.
      ("struct A { struct B {} }", "struct A {}\nstruct B {}"),
      ("struct A { struct B {} }\nstruct C {}", "struct A {}\nstruct C { struct B {} }"),
      ("typealias A = B", "typealias A = C"), ("typealias A = B.C", "typealias A = B.D"),
      ("typealias A = B.C", "typealias A = D.C"), ("typealias A = B", "typealias A = B & C"),
      ("extension A {}", "extension B {}"), ("struct A: B {}", "struct A: C {}"),
      ("struct A: B {}", "struct A {}"), ("protocol A { associatedtype B }", "protocol A {}"),
      ("extension A where Self: B {}", "extension A where Self: C {}"),
      ("protocol A { associatedtype B: C }", "protocol A { associatedtype B: D }"),
      ("typealias A = Foundation.URL", "typealias A = URL"),
      ("typealias A = Foundation.URL", "typealias A = Combine.URL"),
      ("struct A { struct B: C {} }", "struct A { struct B {} }\nextension A: C {}"),
      // Names that some scope has, and values and macros.
      ("func f<A>() {}", "func f<B>() {}"), ("func f<A: B>() {}", "func f<A: C>() {}"),
      (
        "struct A { struct B {}\nfunc f<T>() {} }", "struct A { struct B { func f<T>() {} } }"
      ),
      ("struct A<B> {}", "struct A<C> {}"), ("func f() { struct A {} }", "func f() {}"),
      ("let A = 1", "let B = 1"), ("macro A()", "macro B()"),
      // What it imports, and its implicit members.
      ("import A", "import B"), ("import A", "@testable import A"),
      ("import A", "@_exported import A"), ("import A", "import struct A.B"),
      ("let a = f(.B.c)", "let a = f(.D.c)"), ("let a = f(.B.c)", "let a = f(b)"),
    ]) func different(_ old: String, _ new: String)
  {
    #expect(!saysTheSame(old, new))
  }
}
