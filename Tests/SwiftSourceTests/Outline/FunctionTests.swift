import Testing

@testable import SwiftSource

/// Functions, initializers, deinitializers and subscripts.
@Suite struct FunctionTests {
  @Test("a function may have any name")
  func names() {
    checkOutline("func f() {}", "func f() {}")
    checkOutline("func `class`() {}", "func `class`() {}")
    checkOutline("func `an unusual name`() {}", "func `an unusual name`() {}")
    checkOutline("func é() {}", "func é() {}")
    checkOutline("func init() {}", "func init() {}")
    checkOutline("func\nf\n()\n{\n}", "func f() {}")
  }

  @Test("an operator is the name of its function, beside its parameters too")
  func operators() {
    for name in [
      "==", "+", "-", "/", "%%", "<=", "!", "??", "...", "..<", "∘", "&&", "&", "~=", "->>",
    ] {
      checkOutline("func \(name)(a: A) {}", "func \(name)(a: A) {}")
      checkOutline("func \(name) (a: A) {}", "func \(name)(a: A) {}")
    }
    for name in ["<", ">", ">>", "<<", ">>=", "><", "=="] {
      checkOutline("func \(name)(a: A) {}", "func \(name)(a: A) {}")
      checkOutline("func \(name) <T>(a: T) {}", "func \(name)<T>(a: T) {}")
    }
    for name in ["<", "<<", "==", "+", "??"] {
      checkOutline("func \(name)<T: A>(a: T) {}", "func \(name)<T: A>(a: T) {}")
    }
    checkOutline("prefix func - (a: A) -> A {}", "prefix func -(a: A) -> A {}")
    checkOutline("static func == (a: A, b: A) -> Bool {}", "static func ==(a: A, b: A) -> Bool {}")
  }

  @Test("a parameter has its labels and its type")
  func parameters() {
    checkOutline("func f(a: A) {}", "func f(a: A) {}")
    checkOutline("func f(a b: A, _ c: C) {}", "func f(a b: A, _ c: C) {}")
    checkOutline("func f(_: A) {}", "func f(_: A) {}")
    checkOutline("func f(in for: A, `in`: B) {}", "func f(in for: A, `in`: B) {}")
    checkOutline("func f(a: A...) {}", "func f(a: A) {}")
    checkOutline("func f(\n  a: A,\n  b: B,\n) {}", "func f(a: A, b: B) {}")
    checkOutline(
      "func f(a: inout A, b: borrowing B, c: consuming C, d: sending D) {}",
      "func f(a: inout A, b: borrowing B, c: consuming C, d: sending D) {}")
    checkOutline("func f(a: isolated (any Actor)?) {}", "func f(a: isolated (any Actor)?) {}")
    checkOutline("func f(@A a: @escaping () -> Void) {}", "func f(a: @escaping () -> Void) {}")
    checkOutline(
      "func f(@A(1) a b: @autoclosure () throws -> Int) {}",
      "func f(a b: @autoclosure () throws -> Int) {}")
    checkOutline("func f(a: repeat each A) {}", "func f(a: repeat each A) {}")
    checkOutline("func f(a: some A, b: any B<C>) {}", "func f(a: some A, b: any B<C>) {}")
    checkOutline("func f(_ a: (B, C) -> D, e: [F: G]) {}", "func f(_ a: (B, C) -> D, e: [F: G]) {}")
    checkOutline("func f(_const a: A) {}", "func f(_const a: A) {}")
  }

  @Test("a default argument ends before the next parameter")
  func defaultArguments() {
    checkOutline("func f(a: A = 1) {}", "func f(a: A = 1) {}")
    checkOutline(
      "func f(a: A = g(1, 2), b: B = [3, 4]) {}", "func f(a: A = g(1, 2), b: B = [3, 4]) {}")
    checkOutline("func f(a: A = B<C, D>(), e: E) {}", "func f(a: A = B<C, D>(), e: E) {}")
    checkOutline("func f(a: A = x < y, b: B) {}", "func f(a: A = x < y, b: B) {}")
    checkOutline(
      "func f(a: @A () -> B = { c, d in e }) {}", "func f(a: @A () -> B = { c, d in e }) {}")
    checkOutline("func f(a: A... = 1) {}", "func f(a: A = 1) {}")
    checkOutline("func f(a: Int=1) {}", "func f(a: Int = 1) {}")
    checkOutline("func f(a: Int? = nil, b: [Int]=[]) {}", "func f(a: Int? = nil, b: [Int] = []) {}")
    checkOutline(
      "func f(a: String = #function, b: Int = #line) {}",
      "func f(a: String = #function, b: Int = #line) {}")
    checkOutline(
      "func f(a: String = \"\\(b, c)\", d: D) {}", "func f(a: String = \"\\(b, c)\", d: D) {}")
  }

  @Test func effectsAndResults() {
    checkOutline("func f() async {}", "func f() async {}")
    checkOutline("func f() throws {}", "func f() throws {}")
    checkOutline("func f() async throws -> A {}", "func f() async throws -> A {}")
    checkOutline("func f() throws(A.B) -> C {}", "func f() throws -> C {}")
    checkOutline(
      "func f(a: () throws -> A) rethrows -> B {}", "func f(a: () throws -> A) throws -> B {}")
    checkOutline("func f() reasync {}", "func f() async {}")
    checkOutline("func f()\n  async\n  throws\n  -> A\n{}", "func f() async throws -> A {}")
    checkOutline("func f() -> (A, b: B) {}", "func f() -> (A, b: B) {}")
    checkOutline("func f() -> (A) -> (B) -> C {}", "func f() -> (A) -> (B) -> C {}")
    checkOutline(
      "func f() -> (A) async throws(E) -> B {}", "func f() -> (A) async throws(E) -> B {}")
    checkOutline("func f() -> some A & B {}", "func f() -> some A & B {}")
    checkOutline("func f() -> [A: B?]? {}", "func f() -> [A: B?]? {}")
    checkOutline("func f() -> A<B<C>>.D! {}", "func f() -> A<B<C>>.D! {}")
    checkOutline("func f() -> A.Type {}", "func f() -> A.Type {}")
    checkOutline("func f() -> sending A {}", "func f() -> sending A {}")
    checkOutline("func f() -> @A B {}", "func f() -> @A B {}")
  }

  @Test func genericsAndRequirements() {
    checkOutline("func f<T>(a: T) {}", "func f<T>(a: T) {}")
    checkOutline(
      "func f<T: A, each U>(a: T) -> B where T.C == D, repeat each U: E {}",
      "func f<T: A, U>(a: T) -> B where T.C == D, repeat each U: E {}")
    checkOutline("func f<T>(a: T)\nwhere\n  T: A\n{}", "func f<T>(a: T) where T: A {}")
    checkOutline("func f<T>(a: T) where T: A\nfunc g()", "func f<T>(a: T) where T: A\nfunc g()")
  }

  @Test("a function has its modifiers in any order")
  func modifiers() {
    checkOutline(
      """
      class A {
        public static func a() {}
        class func b() {}
        override class func c() {}
        final override public func d() {}
        mutating func e() {}
        nonisolated(nonsending) func f() {}
        consuming func g() {}
        @objc optional dynamic func h()
        distributed func i()
        borrowing func j() {}
      }
      """,
      """
      class A {}
        public static func a() {}
        class func b() {}
        class override func c() {}
        public final override func d() {}
        mutating func e() {}
        nonisolated func f() {}
        consuming func g() {}
        @objc dynamic optional func h()
        distributed func i()
        borrowing func j() {}
      """)
  }

  @Test("an initializer may fail, throw and be generic")
  func initializers() {
    checkOutline(
      """
      class A {
        init() {}
        init?(a: A) {}
        init!(b: B) throws {}
        public required convenience init<T>(_ c: T) async where T: C {}
        nonisolated init(d: D = 1)
        init? (e: E) {}
        init !(f: F) {}
        init ?(g: G) {}
        init ? (h: H) {}
      }
      """,
      """
      class A {}
        init() {}
        init?(a: A) {}
        init?(b: B) throws {}
        public required convenience init<T>(_ c: T) async where T: C {}
        nonisolated init(d: D = 1)
        init?(e: E) {}
        init?(f: F) {}
        init?(g: G) {}
        init?(h: H) {}
      """)
  }

  @Test("a deinitializer may be isolated")
  func deinitializers() {
    checkOutline(
      "class A { deinit {} }\nclass B { isolated deinit { c() } }",
      "class A {}\n  deinit {}\nclass B {}\n  isolated deinit {}")
  }

  @Test("a subscript has parameters and accessors")
  func subscripts() {
    checkOutline(
      """
      struct A {
        subscript(a: Int) -> B { c }
        subscript<T: D>(_ a: T, b c: Int = 1) -> B where T: E { get { f } set {} }
        static subscript(a: A) -> B { get async throws { c } }
        subscript(dynamicMember a: String) -> (B) -> C {
          _read { yield b }
          nonmutating _modify { yield &b }
        }
      }
      protocol P { subscript(a: A) -> B { get set } }
      """,
      """
      struct A {}
        subscript(a: Int) -> B {} [computed]
        subscript<T: D>(_ a: T, b c: Int = 1) -> B where T: E { get{} set{} } [computed]
        static subscript(a: A) async throws -> B { get{} } [computed]
        subscript(dynamicMember a: String) -> (B) -> C { _read{} _modify{} } [computed]
      protocol P {}
        subscript(a: A) -> B { get set } [computed]
      """)
  }

  @Test("a requirement has no body")
  func withoutBody() {
    checkOutline(
      "protocol P {\n  func a()\n  func b() -> A\n  func c() throws\n  init()\n  func d()\n}",
      "protocol P {}\n  func a()\n  func b() -> A\n  func c() throws\n  init()\n  func d()")
  }
}
