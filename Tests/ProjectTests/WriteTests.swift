import Testing

@testable import Project
@testable import SwiftSource

@Suite struct WriteTests {
  /// Compares how each `x` of the text is written: to a member of `self` or a variable, to one of
  /// another value, or not at all. The scanner of whole files has to agree.
  private func check(
    _ text: String, _ expected: SourceFile.Write?..., location: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "A.swift", text: text)
    let words = file.tokens.indices.filter { file.matches($0, "x") }
    #expect(words.map { file.write(at: $0) } == expected, "\(text)", sourceLocation: location)
    let scanner = WriteScanner(file)
    #expect(words.map { scanner.write(at: $0, in: file) } == expected, sourceLocation: location)
  }

  @Test("a name that is assigned to is written") func assignments() {
    check("f(); x = 1; x += 1; x == 1; x <= 1", .ofSelf, .ofSelf, nil, nil)
    check("f(); x[0] = 1; x?.y = 1; x!.y.z = 1; x.y", .ofSelf, .ofSelf, .ofSelf, nil)
    check("f(); x(1); g(x); y = x", nil, nil, nil)
    check("f(); x.0 = 1; x!.1 = 2; a.x?.0.1 = 3; x.0", .ofSelf, .ofSelf, .ofOther, nil)
  }

  @Test("a member is written through self or another value") func members() {
    check("f(); self.x = 1; self?.x = 1; self.a.x = 1", .ofSelf, .ofSelf, .ofOther)
    check("f(); a.x = 1; a().x = 1; a[0].x += 1; a.x", .ofOther, .ofOther, .ofOther, nil)
    let keyword = SourceFile(path: "A.swift", text: "f(); a.default = 1; a.repeat")
    let dots = keyword.tokens.indices.filter { keyword.tokens[$0].kind == .period }
    #expect(dots.map { keyword.write(at: $0 + 1) } == [.ofOther, nil])
  }

  @Test("a call of a member may write, unless the standard library's name says that it does not")
  func calls() {
    check("f(); x.append(1); x.sort { $0 }; a.x.sort()", .ofSelf, .ofSelf, .ofOther)
    check("f(); x.map { $0 }; x.sorted(); a.x.contains(1)", nil, nil, nil)
  }

  @Test("a name that is passed by reference or bound is written") func references() {
    check("f(&x); f(&a.x); f(a, &self.x)", .ofSelf, .ofOther, .ofSelf)
    check("f($a.x); Bindable(a).x; f(b.x)", .ofOther, .ofOther, nil)
    check("f(self.$a.x); f(($a).x); f(self.a.x)", .ofOther, .ofOther, nil)
    check("f(\\A.x); f(\\.x); a = .x", .ofOther, .ofOther, nil)
  }

  @Test("a name in parentheses or in a tuple is written where those are assigned to")
  func tuples() {
    check("f(); (a.x) = 1; ((a.x)) += 1; (a.x) == 1", .ofOther, .ofOther, nil)
    check("f(); (a.x, _) = (1, 2); (b, x) = g(); g(x).y = 1", .ofOther, .ofSelf, nil)
    check("let (x, y) = f(); var a: (x) = b", nil, .ofSelf)
  }

  @Test("a name in parentheses is written where what follows them changes it")
  func parentheses() {
    check("f(); (a.x).y = 1; (a.x)[0] = 1; (a.x!) += 1", .ofOther, .ofOther, .ofOther)
    check("f(); (a.x)?.append(1); ((x)).append(1)", .ofOther, .ofSelf)
    check("f(&(a).x); f(&(a.x)); f(&((x).y))", .ofOther, .ofOther, .ofSelf)
    check("f(); (a.x).y; (a.x).contains(1); (a.x)(); g((a).x)", nil, nil, nil, nil)
    check("f(); g(a.x).y = 1; (a.x + b).y(); (a.x ?? b).y(); (a.x, b).y()", nil, nil, nil, nil)
  }

  @Test("members of a binding that has a name of its own are those of its value")
  func bindings() {
    check("let b = Bindable(a); f(b.x)", .ofOther)
    check("let b: Bindable<A>; f(self.b.x, self.x)", .ofOther, nil)
    check("let b: Binding<A>; f(b.x); let c: Binding<[A]>", .ofOther)
    check("let b: Binding<[A]>; f(b[0].x)", .ofOther)
    check("let b = Binding(get: { a }, set: { a = $0 }); f(b.x)", .ofOther)
    check("let b: Binding<String>; f(b.x)", nil)
    check("let b: Binding<[Int]>; f(Binding(get: { c }, set: { c = $0 }), b.x)", nil)
    check("@Bindable var b = a; f(b.x); f(Bindable(a).y)", nil)
  }

  @Test("an operator that is not one of the standard library may write") func operators() {
    check("f(); a.x <- 1; a.x++; ++a.x; a.x += 1", .ofOther, .ofOther, .ofOther, .ofOther)
    check("f(); a.x << 1; a.x ... 2; !a.x; a.x & 1; a.x &+ 1; -a.x", nil, nil, nil, nil, nil, nil)
  }

  @Test("a declaration writes nothing but a settable requirement") func declarations() {
    check("protocol P { var x: Int { get set } }", .ofOther)
    check("protocol P { var x: Int { get } }", nil)
    check("struct S { var x: Int { get { 1 } set {} } }", nil)
    check("func f() { let x = 1; if let x = g() {}; for x in y {} }", nil, nil, nil)
  }
}
