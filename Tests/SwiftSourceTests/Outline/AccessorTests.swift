import Testing

@testable import SwiftSource

/// The braces after a variable hold accessors or observers.
@Suite struct AccessorTests {
  @Test("a variable with code in braces is computed")
  func getters() {
    checkOutline("var a: Int { 1 }", "var a: Int {} [computed]")
    checkOutline("var a: Int { return b }", "var a: Int {} [computed]")
    checkOutline(
      "var a: Int {\n  let b = 1\n  return b\n}",
      "var a: Int {} [computed]\n  let b = 1 [local]")
    checkOutline("var a: Int\n{\n  1\n}", "var a: Int {} [computed]")
    checkOutline("var a: Int {}", "var a: Int {} [computed]")
    checkOutline("var a: some View { b { c } }", "var a: some View {} [computed]")
  }

  @Test func getAndSet() {
    checkOutline("var a: Int { get { 1 } }", "var a: Int { get{} } [computed]")
    checkOutline(
      "var a: Int { get { 1 } set { b = newValue } }",
      "var a: Int { get{} set{} } [computed]")
    checkOutline(
      "var a: Int {\n  get { 1 }\n  set(b) { c = b }\n}",
      "var a: Int { get{} set{} } [computed]")
    checkOutline("var a: Int { set {} get { 1 } }", "var a: Int { set{} get{} } [computed]")
    checkOutline(
      "var a: Int { @inlinable get { 1 } nonmutating set {} }",
      "var a: Int { get{} set{} } [computed]")
    checkOutline("var a: Int { @A(1) mutating get { 1 } }", "var a: Int { get{} } [computed]")
  }

  @Test("a requirement of a protocol names its accessors")
  func requirements() {
    checkOutline(
      "protocol P {\n  var a: Int { get }\n  var b: Int { get set }\n  var c: Int { mutating get }\n}",
      """
      protocol P {}
        var a: Int { get } [computed]
        var b: Int { get set } [computed]
        var c: Int { get } [computed]
      """)
    checkOutline("var a: Int { get nonmutating set }", "var a: Int { get set } [computed]")
    checkOutline("var a: Int {\n  get\n  set\n}", "var a: Int { get set } [computed]")
  }

  @Test("the effects of a getter are those of the variable")
  func effects() {
    checkOutline("var a: Int { get async { 1 } }", "var a async: Int { get{} } [computed]")
    checkOutline("var a: Int { get throws(E) }", "var a throws: Int { get } [computed]")
    checkOutline(
      "var a: Int { get async throws { 1 } }",
      "var a async throws: Int { get{} } [computed]")
  }

  @Test("coroutines and addressors are accessors")
  func coroutines() {
    checkOutline(
      "var a: Int { _read { yield b } _modify { yield &b } }",
      "var a: Int { _read{} _modify{} } [computed]")
    checkOutline(
      "var a: Int { unsafeAddress { b } unsafeMutableAddress { c } }",
      "var a: Int { unsafeAddress{} unsafeMutableAddress{} } [computed]")
    checkOutline(
      "var a: Int { read { yield b } modify { yield &b } }",
      "var a: Int { read{} modify{} } [computed]")
  }

  /// They were taken for accessors without code.
  @Test func gettersThatUseWhatIsNamedLikeAnExperimentalAccessor() {
    checkOutline("var a: Int { read(b) }", "var a: Int {} [computed]")
    checkOutline("var a: Int { read }", "var a: Int {} [computed]")
    checkOutline("var a: Int { modify(b) + c }", "var a: Int {} [computed]")
    checkOutline("var a: Int { borrow().mutate }", "var a: Int {} [computed]")
  }

  @Test func gettersThatUseWhatIsNamedLikeAnAccessor() {
    checkOutline("var a: Int { get.b }", "var a: Int {} [computed]")
    checkOutline("var a: Int { set + 1 }", "var a: Int {} [computed]")
    checkOutline("var a: Int { `get`() }", "var a: Int {} [computed]")
    checkOutline("var a: Int { self.get() }", "var a: Int {} [computed]")
    checkOutline("var a: Int { getter() }", "var a: Int {} [computed]")
  }

  @Test("a variable with observers is stored")
  func observers() {
    checkOutline("var a: Int { didSet { b() } }", "var a: Int { didSet{} }")
    checkOutline("var a = 1 { didSet { b() } }", "var a = 1 { didSet{} }")
    checkOutline(
      "var a: Int = 1 {\n  willSet(b) { c(b) }\n  didSet { d(oldValue) }\n}",
      "var a: Int = 1 { willSet{} didSet{} }")
    checkOutline("var a = b()\n{\n  didSet {}\n}", "var a = b() { didSet{} }")
    checkOutline("var a = [Int]() { @A didSet {} }", "var a = [Int]() { didSet{} }")
    checkOutline("var a = 1 { didSet {} }\nvar b = 2", "var a = 1 { didSet{} }\nvar b = 2")
  }

  @Test("an init accessor alone makes a variable stored")
  func initAccessors() {
    checkOutline(
      "var a: Int { @storageRestrictions(initializes: b) init(c) { b = c } get { b } }",
      "var a: Int { init{} get{} } [computed]")
    checkOutline("var a: Int { init {} }", "var a: Int { init{} }")
  }

  @Test func trailingClosuresAreNoAccessors() {
    checkOutline("var a = b { c }", "var a = b { c }")
    checkOutline("var a = b { get }", "var a = b { get }")
    checkOutline("var a = b { set { c } }", "var a = b { set { c } }")
    checkOutline("var a = b { c in d }", "var a = b { c in d }")
    checkOutline("var a = b { c } didSet: { d }", "var a = b { c } didSet: { d }")
    checkOutline("lazy var a: B = { didSet }()", "lazy var a: B = { didSet }()")
  }

  @Test func closuresBehindObservers() {
    checkOutline("var a = b { c } { didSet {} }", "var a = b { c } { didSet{} }")
    checkOutline("var a: B = { c }() { didSet {} }", "var a: B = { c }() { didSet{} }")
  }

  @Test func codeOfAccessors() {
    checkOutline(
      "var a: Int { get { let b = 1; return b } set { func c() {} } }",
      "var a: Int { get{} set{} } [computed]\n  let b = 1 [local]\n  func c() {} [local]")
    checkOutline(
      "var a = 1 { didSet { let b = a } }", "var a = 1 { didSet{} }\n  let b = a [local]")
    checkOutline(
      "var a: Int { struct B { var c: Int { 1 } }; return 2 }",
      "var a: Int {} [computed]\n  struct B {} [local]\n    var c: Int {} [computed]")
  }

  @Test("accessors in a condition are unknown, and the variable is computed")
  func conditions() {
    checkOutline(
      "var a: Int {\n#if B\nget { 1 }\n#else\nget { 2 }\n#endif\n}",
      "var a: Int {} [computed]")
  }

  /// The variables after the accessors of another one were missing.
  @Test func variablesBehindAccessors() {
    checkOutline("var a: Int { 1 }, b = 2", "var a: Int {} [computed]\nvar b = 2")
    checkOutline(
      "@A private var a = 1 { didSet {} }, b: Int { get { 2 } }, c = 3\nlet d = 4",
      """
      @A private var a = 1 { didSet{} }
      @A private var b: Int { get{} } [computed]
      @A private var c = 3
      let d = 4
      """)
    checkOutline(
      "#if A\nvar a: Int {\n#if B\nlet x = 1\n#endif\n}, b = 2\n#endif",
      """
      var a: Int {} [computed] #if A
        let x = 1 [local] #if B
      var b = 2 #if A
      """)
    checkOutline("f({ var a: Int { 1 } }, b)", "var a: Int {} [local, computed]")
  }

  @Test("an accessor knows its keyword and its body")
  func accessorTokens() {
    let file = SourceFile(path: "", text: "var a: Int { get { 1 } set {} }")
    let accessors = file.outline.accessors
    #expect(accessors.map(\.keyword) == [.get, .set])
    #expect(accessors.map { file.text(of: Int($0.token)) } == ["get", "set"])
    #expect(accessors.map { file.tokens[Int($0.body)].kind } == [.leftBrace, .leftBrace])
    #expect(accessors.allSatisfy { $0.declaration == 0 })
  }

  @Test("an incomplete accessor ends with its braces")
  func incomplete() {
    checkOutline("var a: Int {", "var a: Int {} [computed]")
    checkOutline("var a: Int { get", "var a: Int {} [computed]")
    checkOutline("var a: Int { get {", "var a: Int { get{} } [computed]")
    checkOutline("var a: Int { get { 1 } let b = 2 }", "var a: Int { get{} } [computed]")
  }
}
