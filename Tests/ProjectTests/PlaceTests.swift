import Testing

/// Every place of the grammar where a type is named, and those where one only seems to be.
@Suite struct PlaceTests {
  private func isReference(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
    check(
      ["A.swift": "struct A {}", "B.swift": code], "B.swift:1 A -> A.swift",
      sourceLocation: sourceLocation)
  }

  private func isNone(_ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
    check(["A.swift": "struct A {}", "B.swift": code], sourceLocation: sourceLocation)
  }

  @Test func declarations() {
    isReference("var x: A?")
    isReference("var x: [[A]]")
    isReference("var x: (Int, A)")
    isReference("var x: (inout A) -> Void")
    isReference("func f() throws(A) {}")
    isReference("func f(_ x: borrowing A) {}")
    isReference("func f(_ x: A...) {}")
    isReference("func f(_ x: @escaping(A) -> Void, y: @autoclosure() -> Int) {}")
    isReference("func f(x: Int = A.y) {}")
    isReference("subscript(x: A) -> Int { 1 }")
    isReference("enum E { case x(A) }")
    isReference("typealias X = A")
    isReference("class C: A {}")
    isReference("extension A {}")
    isReference("extension [A] {}")
    isReference("extension X where Y == A {}")
    isReference("infix operator +: A")
    isReference("struct `X` { let y: `A` }")
  }

  @Test func attributes() {
    isReference("@A struct X {}")
    isReference("@A(1) var x = 2")
    isReference("@X(A.self) var x = 2")
    isReference("let x: @A () -> Void")
    isReference("let x = { @A in 1 }")
    isNone("@available(*, deprecated, renamed: \"A\") struct X {}")
    isNone("@objc(A) class X {}")
    isNone("@_spi(A) import X")
  }

  @Test func expressions() {
    isReference("let x = A()")
    isReference("let x = A.y()")
    isReference("let x = A.self")
    isReference("let x = [A]()")
    isReference("let x = [A: Int]()")
    isReference("let x = A?.none")
    isReference("let x = \\A.y")
    isReference("let x = y as? A")
    isReference("let x = y as! [A]")
    isReference("let x = y is A")
    isReference("let x = { (y: A) in y }")
    isReference("let x = { () -> A in y }")
    isReference("let x = X<Y, A>()")
    isReference("let x = #selector(A.y)")
    isReference("let x = #unknown(A.y)")
  }

  @Test func statements() {
    isReference("func f() { switch x { case is A: break } }")
    isReference("func f() { switch x { case let y as A: break } }")
    isReference("func f() { switch x { case A.y: break } }")
    isReference("func f() { if case A.y = x {} }")
    isReference("func f() { do {} catch A.y {} }")
    isReference("func f() { do {} catch let e as A {} }")
    isReference("func f() { for case let y as A in z {} }")
    isReference("func f() { throw A.y }")
  }

  @Test func texts() {
    isReference("let x = \"\\(A.y)\"")
    isReference("let x = \"a \\(b(\"\\(A.y)\"))\"")
    isNone("let x = \"A\"")
    isNone("let x = #\"\\(A)\"#")
    isNone("/// ``A``\nlet x = 1 // A")
    isNone("let x = /A/")
  }

  @Test func namesThatAreNone() {
    isNone("struct X { struct A {} }")
    isNone("import A")
    isNone("let x = #A")
    isNone("let x = y.A")
    isNone("func f() { if #available(A 1, *) {} }")
  }
}
