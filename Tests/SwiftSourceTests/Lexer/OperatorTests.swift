import Testing

@testable import SwiftSource

@Suite struct OperatorTests {
  @Test func fixityByWhiteSpace() {
    check("a + b", "id a · binary + · id b")
    check("a+b", "id a · binary + · id b")
    check("a +b", "id a · prefix + · id b")
    check("a+ b", "id a · postfix + · id b")
    check("-a", "prefix - · id a")
    check("a++", "id a · postfix ++")
    check("a\n+ b", "id a · binary + · id b")
    check("a\n+b", "id a · prefix + · id b")
    check("a\t+\tb", "id a · binary + · id b")
    check("a +\nb", "id a · binary + · id b")
    check("a+\nb", "id a · postfix + · id b")
  }

  @Test func fixityByBrackets() {
    check("(-a)", "( · prefix - · id a · )")
    check("(a-)", "( · id a · postfix - · )")
    check("[-a, -b]", "[ · prefix - · id a · , · prefix - · id b · ]")
    check("{-a}", "{ · prefix - · id a · }")
    check("(+)", "( · binary + · )")
    check("(a)-(b)", "( · id a · ) · binary - · ( · id b · )")
    check("a;-b", "id a · ; · prefix - · id b")
    check("a:-b", "id a · : · prefix - · id b")
    check("a-,b", "id a · postfix - · , · id b")
    check("a-;", "id a · postfix - · ;")
    check("a-:b", "id a · postfix - · : · id b")
  }

  @Test func fixityByDots() {
    check("a-.b", "id a · postfix - · . · id b")
    check("-.b", "prefix - · . · id b")
    check("a -.b", "id a · prefix - · . · id b")
  }

  @Test func fixityByComments() {
    check("a/*x*/+b", "id a · prefix + · id b")
    check("a+/*x*/b", "id a · postfix + · id b")
    check("a/*x*/+/*y*/b", "id a · binary + · id b")
    check("a+//x\nb", "id a · postfix + · id b")
    check("a +/*x*/+ b", "id a · binary + · binary + · id b")
    check("+/*x*/+", "binary + · binary +")
    check("a +/**/", "id a · binary +")
  }

  @Test func runsOfOperatorCharacters() {
    check("a &&= b ||! c", "id a · binary &&= · id b · binary ||! · id c")
    check("a == -b", "id a · binary == · prefix - · id b")
    check("a ==-b", "id a · prefix ==- · id b")
    check("a<=b", "id a · binary <= · id b")
    check("a %* b", "id a · binary %* · id b")
    check("a &+ b &<< c", "id a · binary &+ · id b · binary &<< · id c")
    check("a ~> b", "id a · binary ~> · id b")
    check("a -> b", "id a · -> · id b")
    check("a->b", "id a · -> · id b")
    check("a ->> b", "id a · binary ->> · id b")
    check("a === b !== c", "id a · binary === · id b · binary !== · id c")
  }

  @Test("one dot is punctuation, several are an operator")
  func dots() {
    check("a.b", "id a · . · id b")
    check(".b", ". · id b")
    check("a\n  .b", "id a · . · id b")
    check("a..b", "id a · binary .. · id b")
    check("a ... b", "id a · binary ... · id b")
    check("...b", "prefix ... · id b")
    check("a...", "id a · postfix ...")
    check("a.+.b", "id a · binary .+. · id b")
    check("a+.b", "id a · postfix + · . · id b")
    check("a .&& b", "id a · binary .&& · id b")
    check("/.b", "prefix / · . · id b")
    check("a..<b", "id a · binary ..< · id b")
  }

  @Test("a single equals sign is punctuation whatever the space around it")
  func equal() {
    check("a = b", "id a · = · id b")
    check("a=b", "id a · = · id b")
    check("a =b", "id a · = · id b")
    check("a= b", "id a · = · id b")
    check("a += b", "id a · binary += · id b")
  }

  @Test("a single ampersand is a token of its own, and knows what it is bound to")
  func ampersands() {
    check("f(&a)", "id f · ( · & · id a · )")
    check("a & b", "id a · & · id b")
    check("A&B", "id A · & · id B")
    check("a && b", "id a · binary && · id b")
    checkFlags("f(&a)", "f startsLine · ( · & isRightBound · a · ) · end of file")
    checkFlags("a & b", "a startsLine · & afterSpace · b afterSpace · end of file")
    checkFlags("a&b", "a startsLine · & isLeftBound isRightBound · b · end of file")
  }

  @Test("the space before a question mark decides if it is postfix or infix")
  func questions() {
    check("a?.b", "id a · ? · . · id b")
    check("a?", "id a · ?")
    check("a?? b", "id a · ? · ? · id b")
    check("a ?? b", "id a · binary ?? · id b")
    check("a ??b", "id a · prefix ?? · id b")
    check("a ? b : c", "id a · infix ? · id b · : · id c")
    check("a ?b : c", "id a · infix ? · id b · : · id c")
    check("a? b : c", "id a · ? · id b · : · id c")
    check("(A?, B?)", "( · id A · ? · , · id B · ? · )")
    check("[A?]?", "[ · id A · ? · ] · ?")
    check("A???", "id A · ? · ? · ?")
    check("try? a", "try · ? · id a")
    check("as? A", "as · ? · id A")
  }

  @Test("the space around an exclamation mark decides if it is prefix or postfix")
  func exclamations() {
    check("a!", "id a · !")
    check("!a", "prefix ! · id a")
    check("a!.b!", "id a · ! · . · id b · !")
    check("a != b", "id a · binary != · id b")
    check("a! = b", "id a · ! · = · id b")
    check("a!= b", "id a · ! · = · id b")
    check("(!a)", "( · prefix ! · id a · )")
    check("!!a", "prefix !! · id a")
    check("a!!", "id a · ! · !")
    check("try! a", "try · ! · id a")
    check("a ! b", "id a · binary ! · id b")
  }

  @Test("a single angle is punctuation, and a longer run is an operator")
  func leftAngles() {
    check("A<B>", "id A · < · id B · >")
    check("a < b", "id a · < · id b")
    check("a<b", "id a · < · id b")
    check("A<-1>", "id A · < · binary - · int 1 · >")
    check("A<-0>", "id A · < · binary - · int 0 · >")
    check("A<-9>", "id A · < · binary - · int 9 · >")
    check("A<-0x1F>", "id A · < · binary - · int 0x1F · >")
    check("a <-2>", "id a · prefix <- · int 2 · >")
    check("A<-", "id A · postfix <-")
    check("a<-b>c", "id a · binary <- · id b · > · id c")
    check("a<-(b)>c", "id a · binary <- · ( · id b · ) · > · id c")
    check("a <- 1", "id a · binary <- · int 1")
    check("a<-1", "id a · binary <- · int 1")
    check("A<[B]>", "id A · < · [ · id B · ] · >")
    check("a << b", "id a · binary << · id b")
    check("a <= b", "id a · binary <= · id b")
    check("A< B >", "id A · < · id B · >")
  }

  @Test func rightAnglesAreAlwaysSplit() {
    check("A<B<C>>", "id A · < · id B · < · id C · > · >")
    check("a >> b", "id a · > · > · id b")
    check("a>>>b", "id a · > · > · > · id b")
    check("A<B>?", "id A · < · id B · > · ?")
    check("A<B<C>?>", "id A · < · id B · < · id C · > · ? · >")
    check("A<B<C>?>?.d", "id A · < · id B · < · id C · > · ? · > · ? · . · id d")
    check("A<B>!", "id A · < · id B · > · !")
    check("A<B>??", "id A · < · id B · > · ? · ?")
    check("A<B>()", "id A · < · id B · > · ( · )")
    check("A<B>.c", "id A · < · id B · > · . · id c")
    check("A<B>...", "id A · < · id B · > · postfix ...")
  }

  @Test func rightAnglesOfOtherOperators() {
    check("a >= b", "id a · binary >= · id b")
    check("a >>= b", "id a · binary >>= · id b")
    check("a>=b", "id a · binary >= · id b")
    check("a >+ b", "id a · binary >+ · id b")
    check("A<B>=c", "id A · < · id B · binary >= · id c")
    check("a <> b", "id a · binary <> · id b")
  }

  @Test func namesOfGenericOperators() {
    check(
      "func ==<T>(a: T) {}", "func · prefix == · < · id T · > · ( · id a · : · id T · ) · { · }")
    check("func < <T>(a: T)", "func · < · < · id T · > · ( · id a · : · id T · )")
    check("func <<T>(a: T)", "func · < · < · id T · > · ( · id a · : · id T · )")
    check("func <<<T>()", "func · prefix << · < · id T · > · ( · )")
    check("func ??<T>()", "func · prefix ?? · < · id T · > · ( · )")
    check("func <(a: T)", "func · < · ( · id a · : · id T · )")
    check("func <= (a: T)", "func · binary <= · ( · id a · : · id T · )")
    check("a ==<T", "id a · prefix ==< · id T")
  }

  @Test("operators may have characters outside ASCII")
  func operatorsOutsideASCII() {
    check("a ∘ b", "id a · binary ∘ · id b")
    check("√a", "prefix √ · id a")
    check("a≤b", "id a · binary ≤ · id b")
    check("a +∘- b", "id a · binary +∘- · id b")
    check("a •\u{301} b", "id a · binary •\u{301} · id b")
    check("a ↔︎ b", "id a · binary ↔︎ · id b")
    check("a ×b", "id a · prefix × · id b")
    check("a +é", "id a · prefix + · id é")
    check("±§¡", "binary ±§¡")
  }

  @Test func nonBreakingSpaceIsNoOperand() {
    check("a\u{A0}+ b", "id a · binary + · id b")
    check("a +\u{A0}b", "id a · binary + · id b")
    checkProblems("a\u{A0}+ b", "invalidCharacter 1")
  }

  @Test("a placeholder of an editor is one token within its line")
  func placeholders() {
    check("<#a#>", "placeholder <#a#>")
    check("f(<#T##Int#>)", "id f · ( · placeholder <#T##Int#> · )")
    check("a+<#b#>", "id a · binary + · placeholder <#b#>")
    check("<#a\n#>", "< · # · id a · # · >")
    check("<#a", "< · # · id a")
    check("<#a<#b#>", "< · # · id a · placeholder <#b#>")
    check("let <#name#>: <#Type#>", "let · placeholder <#name#> · : · placeholder <#Type#>")
  }

  @Test func boundsAreInTheFlags() {
    checkFlags("a + b", "a startsLine · + afterSpace · b afterSpace · end of file")
    checkFlags("a+b", "a startsLine · + isLeftBound isRightBound · b · end of file")
    checkFlags("-a", "- startsLine isRightBound · a · end of file")
    checkFlags("a?", "a startsLine · ? isLeftBound · end of file")
    checkFlags("a<b", "a startsLine · < isLeftBound isRightBound · b · end of file")
  }

  @Test func operatorsCarryWords() {
    let words = WordTable(words: ["+", "=>", "??"])
    let tokens = TokenNotation(Array("a + b => c ?? d".utf8), words: words).file.tokens
    #expect(tokens[1].word == words.number(of: "+"))
    #expect(tokens[3].word == words.number(of: "=>"))
    #expect(tokens[5].word == words.number(of: "??"))
    #expect(tokens[1].word >= WordTable.firstCustomWord)
    #expect(tokens[1].hash != 0)
  }

  /// A longer one is several, so that runs with comments between them take linear time.
  @Test func operatorsHaveAtMost256Bytes() {
    let longest = String(repeating: "+", count: 256)
    check("a \(longest) b", "id a · binary \(longest) · id b")
    check("a \(longest)+ b", "id a · prefix \(longest) · postfix + · id b")
  }
}
