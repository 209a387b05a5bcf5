import Testing

@testable import SwiftSource

/// Structs, classes, actors, enums, protocols, extensions, aliases and associated types.
@Suite struct TypeDeclarationTests {
  @Test("a type has its kind and any name")
  func kinds() {
    checkOutline("struct A {}", "struct A {}")
    checkOutline("class A {}", "class A {}")
    checkOutline("actor A {}", "actor A {}")
    checkOutline("enum A {}", "enum A {}")
    checkOutline("protocol A {}", "protocol A {}")
    checkOutline("extension A {}", "extension A {}")
    checkOutline("struct `class` {}", "struct `class` {}")
    checkOutline("struct 変数 {}", "struct 変数 {}")
    checkOutline("struct A\n{\n}", "struct A {}")
  }

  @Test("an inheritance clause may have attributes, suppressions and compositions")
  func inheritance() {
    checkOutline("class A: B {}", "class A: B {}")
    checkOutline("class A: B, C, D {}", "class A: B, C, D {}")
    checkOutline("class A:B,C{}", "class A: B, C {}")
    checkOutline("class A: B<C, [D]>.E, F.G & H {}", "class A: B<C, [D]>.E, F.G & H {}")
    checkOutline("class A: @unchecked Sendable, B {}", "class A: @unchecked Sendable, B {}")
    checkOutline("struct A: ~Copyable {}", "struct A: ~Copyable {}")
    checkOutline(
      "struct A: @MainActor B, nonisolated C {}", "struct A: @MainActor B, nonisolated C {}")
    checkOutline("struct A: B, ~ C, D {}", "struct A: B, ~ C, D {}")
    checkOutline("struct A: nonisolated\n  B {}", "struct A: nonisolated B {}")
    checkOutline("struct A:\n  B,\n  C\n{}", "struct A: B, C {}")
    checkOutline("protocol A: AnyObject, class {}", "protocol A: AnyObject, class {}")
    checkOutline("enum A: String { case b }", "enum A: String {}\n  case b")
  }

  @Test("a type has its generic parameters")
  func generics() {
    checkOutline("struct A<B> {}", "struct A<B> {}")
    checkOutline("struct A<B: C, D> {}", "struct A<B: C, D> {}")
    checkOutline("struct A<B: C & D<E>>: F<B> {}", "struct A<B: C & D<E>>: F<B> {}")
    checkOutline("struct A<each B> {}", "struct A<B> {}")
    checkOutline("struct A<let n: Int> {}", "struct A<n: Int> {}")
    checkOutline("struct A<B,\n  C,\n> {}", "struct A<B, C> {}")
    checkOutline("struct A<B: ~Copyable> {}", "struct A<B: ~Copyable> {}")
    checkOutline("struct A<@B C> {}", "struct A<C> {}")
  }

  @Test("a type has its where clause")
  func requirements() {
    checkOutline("struct A<B> where B: C {}", "struct A<B> where B: C {}")
    checkOutline(
      "struct A<B>: P\n  where B: C,\n    B.D == [E<F>?] {}",
      "struct A<B>: P where B: C, B.D == [E<F>?] {}")
    checkOutline("extension A where Self: B {}", "extension A where Self: B {}")
    checkOutline("protocol A<B>: C where B == D {}", "protocol A<B>: C where B == D {}")
    checkOutline("extension A where B == (C, D) -> E {}", "extension A where B == (C, D) -> E {}")
    checkOutline("struct A<B where B: C> {}", "struct A<B> where B: C {}")
    checkOutline(
      "struct A<each B> where repeat each B: C {}", "struct A<B> where repeat each B: C {}")
  }

  @Test("A requirement compares a value parameter with an integer")
  func integersInRequirements() {
    checkOutline(
      "extension A where n == 2 { struct B {} }", "extension A where n == 2 {}\n  struct B {}")
    checkOutline(
      "extension A where n == -2, 3 == m { struct B {} }",
      "extension A where n == -2, 3 == m {}\n  struct B {}")
    checkOutline(
      "struct A<let n: Int> where n == 2 { func f() where n == 2 {} }",
      "struct A<n: Int> where n == 2 {}\n  func f() where n == 2 {}")
  }

  /// The list ended before the type.
  @Test func commaBehindTheLastGenericArgument() {
    checkOutline("struct A: B<C, D,> {}", "struct A: B<C, D,> {}")
    checkOutline("let a: [B<\n  C,\n>] = []", "let a: [B< C, >] = []")
    checkOutline("let a = B<C,>(), d = 1", "let a = B<C,>()\nlet d = 1")
  }

  @Test("a type has its modifiers in any order")
  func modifiers() {
    checkOutline("public final class A {}", "public final class A {}")
    checkOutline("final public class A {}", "public final class A {}")
    checkOutline("open class A {}", "open class A {}")
    checkOutline("distributed actor A {}", "distributed actor A {}")
    checkOutline("indirect enum A {}", "indirect enum A {}")
    checkOutline("private extension A {}", "private extension A {}")
    checkOutline("nonisolated struct A {}", "nonisolated struct A {}")
    checkOutline("package\nstruct A {}", "package struct A {}")
  }

  @Test("types nest in types and extensions")
  func nesting() {
    checkOutline(
      """
      struct A {
        enum B { case c; struct D {} }
        class E {}
      }
      extension A { struct F {} }
      """,
      """
      struct A {}
        enum B {}
          case c
          struct D {}
        class E {}
      extension A {}
        struct F {}
      """)
  }

  @Test("an extension may extend any form of a type")
  func extendedTypes() {
    checkOutline("extension A.B.C {}", "extension A.B.C {}")
    checkOutline("extension A<B>.C: D {}", "extension A<B>.C: D {}")
    checkOutline("extension [A] {}", "extension [A] {}")
    checkOutline("extension [A: B] {}", "extension [A: B] {}")
    checkOutline("extension A? {}", "extension A? {}")
    checkOutline("extension Self {}", "extension Self {}")
    checkOutline(
      "extension A: @retroactive B, @preconcurrency C {}",
      "extension A: @retroactive B, @preconcurrency C {}")
    checkOutline(
      "extension Array<Int> where Element == Int {}",
      "extension Array<Int> where Element == Int {}")
  }

  @Test("an alias ends with its type")
  func aliases() {
    checkOutline("typealias A = B", "typealias A = B")
    checkOutline("typealias A<T> = [T: B]\nlet c = 1", "typealias A<T> = [T: B]\nlet c = 1")
    checkOutline(
      "typealias A = (B, inout C) async throws -> D?",
      "typealias A = (B, inout C) async throws -> D?")
    checkOutline("typealias A<T> = B<T> where T: C", "typealias A<T> = B<T> where T: C")
    checkOutline("public typealias A =\n  B & C", "public typealias A = B & C")
    checkOutline("typealias A = any B & C", "typealias A = any B & C")
    checkOutline("typealias A = @Sendable () -> Void", "typealias A = @Sendable () -> Void")
    checkOutline("typealias A", "typealias A")
  }

  @Test("an associated type has its constraints and its default")
  func associatedTypes() {
    checkOutline(
      "protocol P { associatedtype A; associatedtype B: C, D = E where F == G }",
      "protocol P {}\n  associatedtype A\n  associatedtype B: C, D = E where F == G")
    checkOutline(
      "protocol P {\n  associatedtype A\n  associatedtype B\n}",
      "protocol P {}\n  associatedtype A\n  associatedtype B")
    checkOutline(
      "protocol P { override associatedtype A }", "protocol P {}\n  override associatedtype A")
  }

  @Test func primaryAssociatedTypes() {
    checkOutline("protocol P<A, B> {}", "protocol P<A, B> {}")
  }

  @Test func kindsThatAreTypes() {
    let types = DeclarationKind.allCases.filter(\.isType)
    let containers = DeclarationKind.allCases.filter(\.hasMembers)
    #expect(types == [.struct, .class, .actor, .enum, .protocol])
    #expect(containers == [.struct, .class, .actor, .enum, .protocol, .extension])
  }
}
