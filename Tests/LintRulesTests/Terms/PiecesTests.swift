import Testing

@testable import LintRules

/// Where words are split.
@Suite struct PiecesTests {
  private func pieces(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Pieces.split(bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("shoppingCart", ["shopping", "Cart"]), ("ShoppingCartView", ["Shopping", "Cart", "View"]),
    ("XMLParser2", ["XML", "Parser", "2"]), ("snake_case", ["snake", "case"]),
    ("SHOPPING_CART", ["SHOPPING", "CART"]), ("_a", ["a"]), ("a", ["a"]), ("URLs", ["URL", "s"]),
    ("FABs open", ["FAB", "s", "open"]), ("userID", ["user", "ID"]), ("12dp", ["12", "dp"]),
    ("the cart's", ["the", "cart", "s"]), ("", []), ("--", []), ("größeXL", ["größe", "XL"]),
  ])
  func split(_ text: String, _ expected: [String]) { #expect(pieces(text) == expected) }

  @Test func phrases() {
    #expect(TermCheck.Phrase("Shopping Cart").pieces == ["Shopping", "Cart"])
    #expect(!TermCheck.Phrase("Shopping Cart").isOneWord)
    #expect(!TermCheck.Phrase("shopping-cart").isOneWord)
    #expect(TermCheck.Phrase("ShoppingCart").isOneWord)
    #expect(TermCheck.Phrase("ShoppingCart").pieces == ["Shopping", "Cart"])
  }
}
