import Buffers
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

  @Test("Of a run of capitals the last starts a piece if a word follows, which is no plural")
  func startsOfPieces() {
    func starts(_ text: String) -> [Int] {
      let bytes = Array(text.utf8)
      return bytes.indices.filter {
        Pieces.startsPiece(in: bytes.view, at: $0, from: 0, end: bytes.count)
      }
    }
    #expect(starts("XMLParser") == [0, 3])
    #expect(starts("aXML") == [0, 1])
    #expect(starts("URLs") == [0])
    #expect(starts("XYZ") == [0])
    #expect(starts("max2DSize") == [0, 3, 4, 5])
  }

  @Test func phrases() {
    #expect(TermCheck.Phrase("Shopping Cart").pieces == ["Shopping", "Cart"])
    #expect(!TermCheck.Phrase("Shopping Cart").isOneWord)
    #expect(!TermCheck.Phrase("shopping-cart").isOneWord)
    #expect(TermCheck.Phrase("ShoppingCart").isOneWord)
    #expect(TermCheck.Phrase("ShoppingCart").pieces == ["Shopping", "Cart"])
  }
}
