import SwiftSource
import Testing

@testable import Project

/// The types of expressions, as far as their file tells them.
@Suite struct ValueResolutionTests {
  /// The name of the type of the value that `subject` gets in some code, nil where nothing tells it.
  private func type(ofSubjectIn code: String) throws -> String? {
    let file = SourceFile(path: "A.swift", text: code)
    let subject = try #require(
      file.outline.declarations.first { file.name(of: $0) == "subject" }, "\(code)")
    let head = file.typeHead(ofValue: subject.value)
    return head.map { file.typeTokens(from: $0).map { file.identifier($0) }.joined(separator: ".") }
  }

  @Test(
    "a variable, a parameter and a call have the type that their declaration states",
    arguments: [
      "let a: Shop\nlet subject = a", "func f(a: Shop) { let subject = a }",
      "func f(_ a: Shop) { let b = a; let subject = b }",
      "struct A { let a: Shop; func f() { let subject = self.a } }",
      "class A { let a: Shop; func f() { g { [weak self] in let subject = self?.a } } }",
      "struct A { static let a = Shop(); func f() { let subject = Self.a } }",
      "struct A { func f() { let subject = make() }; func make() -> Shop { Shop() } }",
      "let subject = Shop.main", "let subject = Shop()", "let subject = other as! Shop",
    ])
  func declarations(_ code: String) throws {
    #expect(try type(ofSubjectIn: code) == "Shop")
  }

  @Test(
    "a member of a value has the type that the type of the value states",
    arguments: [
      "let a: Market\nlet subject = a.shop", "let a: Market?\nlet subject = a?.shop",
      "let a: City\nlet subject = a.market.shop", "let a: City\nlet subject = a.market.open()",
      "func city() -> City { City() }\nlet subject = city().market.shop",
    ])
  func members(_ code: String) throws {
    let types = """
      struct City { let market = Market() }
      struct Market { var shop: Shop }
      extension Market { func open() -> Shop { shop } }

      """
    #expect(try type(ofSubjectIn: types + code) == "Shop")
  }

  @Test(
    "a static member has the type that its declaration states, whatever an instance member has",
    arguments: [
      "let subject = Market.shop", "let subject = Market.open()", "let subject = City.Inner.shop",
      "let subject = Shop.own", "let a = Market.shop\nlet subject = a",
    ])
  func staticMembers(_ code: String) throws {
    let types = """
      enum Market { static let shop = Shop() }
      extension Market { static func open() -> Shop { shop } }
      extension Market { var shop: City { City() } }
      struct City { struct Inner { static var shop: Shop { Shop() } } }
      extension Shop { static var own: Self { Shop() } }

      """
    #expect(try type(ofSubjectIn: types + code) == "Shop")
  }

  @Test(
    "nothing is said of a static member that the file declares without a type",
    arguments: [
      "static let shop = make()", "static let (shop, other) = pair", "static let shop = nil",
    ])
  func untypedStaticMembers(_ member: String) throws {
    let code = "enum Market { \(member) }\nlet subject = Market.shop"
    #expect(try type(ofSubjectIn: code) == nil)
  }

  @Test("extensions of a type see what the type and its other extensions declare")
  func extensions() throws {
    let code = """
      struct A { let shop: Shop }
      struct B { let shop: Market }
      extension A { func f() { let subject = shop } }
      """
    #expect(try type(ofSubjectIn: code) == "Shop")
  }

  @Test(
    "nothing is said of what the file does not declare, or declares twice",
    arguments: [
      "let subject = a.shop", "let a: Unknown\nlet subject = a.shop",
      "func f() -> Shop { Shop() }\nfunc f() -> Market { Market() }\nlet subject = f()",
      "let subject = self", "let subject = Self()", "let subject = a + b",
      "let a = a\nlet subject = a",
      "let a = b\nlet b = a\nlet subject = a",
    ])
  func unknown(_ code: String) throws {
    #expect(try type(ofSubjectIn: code) == nil)
  }
}
