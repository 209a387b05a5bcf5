import Matching
import Project
import Testing

@testable import LintRules

/// Where words with a better one are found.
@Suite struct TermTests {
  private func project(
    _ wrong: String..., set: (inout TermCheck.Term) throws -> Void
  ) rethrows -> TestProject {
    var term = TermCheck.Term()
    term.phrases = wrong.map { TermCheck.Phrase($0) }
    term.right = "right"
    term.scopes = [.code, .comments, .strings, .docs]
    try set(&term)
    let check = TermCheck(terms: [term])
    return TestProject(TestProject.rule([check], message: "{term} -> {right}"))
  }

  private func project(_ wrong: String...) -> TestProject {
    var term = TermCheck.Term()
    term.phrases = wrong.map { TermCheck.Phrase($0) }
    term.right = "right"
    term.scopes = [.code, .comments, .strings, .docs]
    return TestProject(
      TestProject.rule([TermCheck(terms: [term])], message: "{term} -> {right}"))
  }

  private func expect(
    _ project: TestProject, _ marked: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in marked {
      #expect(project.remarked(text) == text, sourceLocation: sourceLocation)
    }
  }

  // MARK: - Names

  @Test("a phrase of two words is found in camel case, snake case and capitals")
  func humps() {
    let cart = project("Shopping Cart")
    expect(
      cart, "let ↓shoppingCart = 1", "struct ↓ShoppingCartView {}", "let ↓SHOPPING_CART = 1",
      "func ↓openShoppingCart() {}", "let ↓shopping_cart = 1", "let ↓oldShoppingCart2 = 1")
    expect(cart, "let shopping = cart", "let shoppingCarton = 1", "let cartShopping = 1")
  }

  @Test("a term is found as a whole piece of a name")
  func wholePieces() {
    let cart = project("Cart")
    expect(cart, "let ↓cart = 1", "let ↓cartView = 1", "let ↓myCart = 1", "let ↓MY_CART = 1")
    expect(cart, "let carton = 1", "let ucart = 1", "let Cartesian = 1", "let wildCARTER = 1")
  }

  @Test("the last piece of a phrase may be a plural")
  func plurals() {
    expect(project("Cart"), "let ↓carts = 1", "let ↓allCartsView = 1", "let cartss = 1")
    expect(project("FAB"), "let ↓fab = 1", "// several ↓FABs\n", "let fabric = 1")
    // Only the last piece of a phrase has a plural.
    expect(project("Shopping Cart"), "let ↓shoppingCarts = 1", "let shoppingsCart = 1")
  }

  /// A thing is renamed once: at its declaration, or else where it is first used.
  @Test("a name is reported once: where it is declared, or else first used")
  func oncePerName() {
    let cart = project("Cart")
    expect(cart, "let ↓cart = 1\nf(cart)\ncart.g()")
    expect(cart, "f(↓cart)\ncart.g(); f(↓cartView)")
    expect(cart, "let a = cart; let ↓cart = 1")
  }

  @Test("a term is found in back quotes")
  func backQuotes() { expect(project("Cart"), "let ↓`cart` = 1") }

  // MARK: - Prose

  @Test("a phrase is found across the lines of a comment, not across sentences")
  func comments() {
    let cart = project("Shopping Cart")
    expect(
      cart, "// the ↓shopping cart\n", "/// A ↓Shopping-Cart.\n",
      "/* ↓shoppingCart, ↓shopping\n cart */",
      "// a ↓shopping\n// cart here\n")
    expect(cart, "// shopping a cart\n", "// shopping. cart\n", "// shopping\n\n// cart\n")
  }

  /// A phrase that is written as one word is not found in two words of prose.
  @Test("a phrase that is written as one word is not found in two words of prose")
  func oneWord() {
    expect(
      project("ShoppingCart"), "// ↓ShoppingCart, ↓shopping_cart\n", "// shopping cart\n",
      "let ↓shoppingCart = 1")
  }

  @Test("a term is found in the text of strings, also beside interpolations")
  func strings() {
    let cart = project("Cart")
    expect(
      cart, "let a = \"my ↓cart\"", "let a = \"\\(b) ↓cart \\(c)\"",
      "let a = \"\"\"\n  ↓cart\n  \"\"\"")
    expect(cart, "let a = \"carton\"")
  }

  @Test("a term in an address is no finding")
  func addresses() {
    expect(
      project("Cart"), "// see https://example.com/cart and the ↓cart\n",
      "let a = \"https://example.com/cart\"")
  }

  // MARK: - What a term asks for

  @Test("a term is searched in the texts that it names")
  func scopes() {
    let text = "// the cart\nlet cart = \"cart\""
    expect(project("Cart") { $0.scopes = [.code] }, "// the cart\nlet ↓cart = \"cart\"")
    expect(project("Cart") { $0.scopes = [.comments] }, "// the ↓cart\nlet cart = \"cart\"")
    expect(project("Cart") { $0.scopes = [.strings] }, "// the cart\nlet cart = \"↓cart\"")
    expect(project("Cart") { $0.scopes = [.docs] }, text)
    #expect(project("Cart") { $0.scopes = [.docs] }.remarkedMarkdown("the ↓cart") == "the ↓cart")
    #expect(project("Cart") { $0.scopes = [.code] }.remarkedMarkdown("the cart") == "the cart")
  }

  @Test("a term is found in the name of a file")
  func fileNames() {
    let cart = project("Cart") { $0.scopes = [.files] }
    #expect(
      cart.findings(in: "let a = 1", path: "A/CartView.swift").map(\.message) == [
        "CartView.swift -> right"
      ])
    #expect(cart.findings(in: "let a = 1", path: "Carton.swift").isEmpty)
  }

  /// A file that holds something of that name is renamed with it.
  @Test("a file that holds a type with the term is renamed with it")
  func fileNamesOfTypes() {
    let cart = project("Cart") { $0.scopes = [.code, .files] }
    #expect(
      cart.findings(in: "struct CartView {}", path: "CartView.swift").map(\.subject) == [
        "CartView"
      ])
    #expect(
      cart.findings(in: "struct Cartoon {}", path: "CartView.swift").map(\.subject) == [
        "CartView.swift"
      ])
  }

  @Test("a folder is reported once, and not beside a file with the term")
  func folderNames() throws {
    let cart = project("Cart") { $0.scopes = [.files] }
    func folders(_ paths: String...) -> [String] {
      cart.projectFindings(in: paths).map { "\($0.path): \($0.subject)" }
    }
    #expect(
      folders("App/A.swift", "App/Cart/B.swift", "App/Cart/C/D.swift") == [
        "App/Cart/B.swift: folder App/Cart/"
      ])
    #expect(folders("App/Cart/CartView.swift", "App/Cart/A.swift", "Carton/A.swift").isEmpty)
  }

  @Test("a term may be about some files only")
  func paths() throws {
    let cart = try project("Cart") { $0.paths = GlobSet([try Glob("Shop/**")]) }
    #expect(cart.findings(in: "let cart = 1 // a cart", path: "Shop/A.swift").count == 2)
    #expect(cart.findings(in: "let cart = 1 // a cart", path: "App/A.swift").isEmpty)
  }

  @Test("a fix replaces the term in comments, and leaves code, strings and plurals alone")
  func fixes() throws {
    let dp = try project("dp") {
      $0.forms = [try RegularExpression(#"(?<number>[0-9]+) ?dp"#)]
      $0.replacement = TermReplacement("$number pt")
    }
    func fixed(_ text: String, _ project: TestProject) -> String {
      let edits = project.findings(in: text).flatMap { $0.fix?.edits ?? [] }
      return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    }
    #expect(fixed("// 16dp and 2 dp\n", dp) == "// 16 pt and 2 pt\n")
    // Code that a comment shows stays as it is.
    for code in [
      "/// ```\n/// let width = 16dp\n/// ```\n", "///     width(16dp)\n",
      "// view.padding(16dp)\n",
      "/**\n ~~~kotlin\n 16dp\n ~~~\n */\n",
    ] {
      #expect(fixed(code, dp) == code)
    }
    #expect(
      fixed("/// ```\n/// a\n/// ```\n/// 16dp\n", dp) == "/// ```\n/// a\n/// ```\n/// 16 pt\n")
    let cart = project("Shopping Cart") { $0.replacement = TermReplacement("basket") }
    #expect(
      fixed("// a shopping cart\nlet shoppingCart = \"shopping cart\"", cart)
        == "// a basket\nlet shoppingCart = \"shopping cart\"")
    // The plural, and a phrase on two lines, are left to people.
    #expect(fixed("// shopping carts\n", cart) == "// shopping carts\n")
    #expect(fixed("// a shopping\n// cart\n", cart) == "// a shopping\n// cart\n")
  }

  @Test(
    "a replacement does not say again what is beside it",
    arguments: [
      ("// A Shopping Cart (Caddy).", "// A basket."),
      ("// A shopping cart (basket) here", "// A basket here"),
      ("// A basket (shopping cart).", "// A basket (shopping cart)."),
      ("// A caddy basket", "// A caddy basket"),
      ("// The basket caddy", "// The basket caddy"),
      ("// `caddy` and a caddy", "// `caddy` and a basket"),
      ("// A caddy/basket", "// A caddy/basket"),
      ("// A caddy (red)", "// A basket (red)"),
    ]) func repeatedReplacements(_ text: String, _ expected: String) throws
  {
    let cart = project("Shopping Cart") {
      $0.phrases.append(TermCheck.Phrase("Caddy"))
      $0.replacement = TermReplacement("basket")
    }
    let edits = cart.findings(in: text).flatMap { $0.fix?.edits ?? [] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var made: [Edit] = []
    for edit in edits where edit.range.lowerBound >= made.last?.range.upperBound ?? 0 {
      made.append(edit)
    }
    #expect(String(decoding: Edit.apply(made, to: Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func `a replacement of two words does not say the one again that is beside it`() {
    let menu = project("FAB") { $0.replacement = TermReplacement("toolbar button") }
    func isReplaced(_ text: String) -> Bool {
      menu.findings(in: text).contains { $0.fix != nil }
    }
    #expect(!isReplaced("// The FAB button"))
    #expect(!isReplaced("// The toolbar FAB"))
    #expect(isReplaced("// The FAB is a button"))
    #expect(isReplaced("// The FAB, button of the page"))
    #expect(isReplaced("// The FAB - button of the page"))
  }

  @Test("a term may ask for its letter case")
  func letterCase() {
    let activity = project("Activity") { $0.isCaseSensitive = true }
    expect(
      activity, "let ↓Activity = 1", "let ↓myActivity = 1", "let activity = 1", "// activity\n")
  }

  @Test("a term may ask for the start, the end or the whole of a name")
  func positions() {
    let start = project("Data") { $0.position = .start }
    expect(start, "let ↓dataStore = 1", "let storeData = 1", "let data = 1", "let aDataB = 1")
    let end = project("Data") { $0.position = .end }
    expect(end, "let ↓storeData = 1", "let dataStore = 1", "let data = 1")
    let whole = project("Data") { $0.position = .whole }
    expect(whole, "let ↓data = 1", "let ↓_data = 1", "let dataStore = 1", "// some ↓data here\n")
    expect(whole, "// myData\n")
  }

  @Test("a term may need another word nearby")
  func nearWords() throws {
    let row = try project("Row") {
      $0.near = try NameList(["Column", "Compose*"])
      $0.scopes = [.comments, .strings]
    }
    expect(
      row, "// a ↓Row and a Column\n", "// a Row and a Table\n", "// in ComposeUI\n// a ↓Row\n")
  }

  @Test("a term may need an expression around it, which is then the match")
  func forms() throws {
    let dp = try project("dp") {
      $0.forms = [try RegularExpression("[0-9]+ ?dp\\b")]
      $0.scopes = [.comments]
    }
    expect(dp, "// ↓16 dp wide\n", "// ↓16dp\n", "// the dp table\n")
    #expect(dp.findings(in: "// 16 dp wide\n").map(\.message) == ["16 dp -> right"])
  }

  @Test("an expression around the term excuses it")
  func exceptions() throws {
    let cart = try project("Cart") { $0.exceptions = [try RegularExpression("golf carts?")] }
    expect(cart, "// a golf cart\n", "// two golf carts\n", "// a ↓cart for golf\n")
  }

  @Test("a term has as many phrases as it names")
  func severalPhrases() {
    expect(project("Cart", "Trolley"), "// ↓cart or ↓trolley\n")
  }

  @Test("a message quotes the name as it is written")
  func messages() {
    let found = project("Shopping Cart").findings(in: "let myShoppingCart = \"a Shopping cart\"")
    #expect(found.map(\.message) == ["myShoppingCart -> right", "Shopping cart -> right"])
    #expect(found.map(\.subject) == ["myShoppingCart", "Shopping cart"])
  }
}
