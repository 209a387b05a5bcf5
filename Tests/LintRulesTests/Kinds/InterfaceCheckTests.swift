import Project
import SwiftSource
import Testing

@testable import LintRules

/// A change removes public declarations.
@Suite struct InterfaceCheckTests {
  private func gone(_ old: String, _ new: String, path: String = "File.swift") throws -> [String] {
    let check = InterfaceCheck(names: try NameList(["A", "Kept"]))
    var project = TestProject(TestProject.rule([check], message: "{name} {change}"))
    func declarations(_ text: String) -> [PublicDeclaration] {
      PublicDeclaration.all(in: SourceFile(path: path, text: text), at: Place(path: path))
    }
    var interfaces = InterfaceComparison()
    interfaces.old = declarations(old)
    interfaces.new = declarations(new)
    project.interfaces = interfaces
    return project.projectFindings(in: [String: String]()).map(\.message)
  }

  @Test func types() throws {
    #expect(try gone("public struct A {}", "") == ["A is gone"])
    #expect(try gone("public struct A {}", "public final class A {}") == [])
    #expect(try gone("public struct A {}", "struct A {}") == ["A is only internal now"])
    #expect(try gone("open class A {}", "public class A {}") == ["A is only public now"])
    #expect(try gone("struct A {}", "") == [])
    #expect(try gone("public struct B {}", "") == [])
  }

  @Test func members() throws {
    let old = "public struct A { public let b = 1; let c = 2; public init() {} }"
    #expect(try gone(old, "public struct A { public init() {} }") == ["A.b is gone"])
    #expect(
      try gone(old, "public struct A { public var b: Int { 1 }; public init() {} }") == [])
    #expect(
      try gone(old, "public struct A { public init() {} }\nextension A { public var b: Int { 1 } }")
        == [])
    #expect(try gone("public enum A { case b, c }", "public enum A { case b }") == ["A.c is gone"])
    #expect(
      try gone("public protocol A { var b: Int { get } }", "public protocol A {}")
        == ["A.b is gone"])
    #expect(
      try gone("public extension A { func b() {} }", "extension A { func b() {} }")
        == ["A.b() is only internal now"])
  }

  @Test func labels() throws {
    let old = "public struct A { public func f(_ b: Int, in c: Int) {} }"
    func new(_ parameters: String) -> String {
      "public struct A { public func f(\(parameters)) {} }"
    }
    #expect(try gone(old, new("_ x: Int, in y: Int")) == [])
    #expect(try gone(old, new("_ b: Int, in c: Int, of d: Int = 1")) == [])
    #expect(try gone(old, new("_ b: Int, of c: Int")) == ["A.f(_:in:) is gone"])
    #expect(try gone(old, new("_ b: Int, in c: Int, of d: Int")) == ["A.f(_:in:) is gone"])
    #expect(
      try gone(old, "public struct A { public func f(_ b: Int, in c: Int) {}; public func f() {} }")
        == [])
  }

  /// Public declarations of a file with that name count too.
  @Test func files() throws {
    let old = "extension View { public func b() {} }"
    #expect(try gone(old, "", path: "Kept.swift") == ["View.b() is gone"])
    #expect(try gone(old, "", path: "Other.swift") == [])
  }
}
