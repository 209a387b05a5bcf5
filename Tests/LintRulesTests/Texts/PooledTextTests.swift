import Testing

@testable import LintRules

/// Texts of findings that share their bytes.
@Suite struct PooledTextTests {
  private let pool = TextPool()

  @Test("A text stays the same when others are added to its pool") func additions() {
    let one = pool.add("one".utf8)
    let two = pool.add("zwei – zwo".utf8)
    pool.trim()
    #expect([one, two].map(\.string) == ["one", "zwei – zwo"])
    #expect(two.count == 12)
  }

  @Test("Texts with the same bytes are equal, in whatever pools they are") func equality() {
    let texts = [pool.add("same".utf8), pool.add("same".utf8), PooledText("same")]
    #expect(Set(texts).count == 1)
    #expect(pool.add("other".utf8) != texts[0])
    #expect(pool.add("".utf8) == .empty)
    #expect(PooledText("") == .empty)
  }

  @Test("Bytes that are no UTF-8 are replaced where the text is read") func illFormed() {
    #expect(pool.add([0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
  }

  @Test("Texts sort by their bytes, a shorter one before those that go on") func order() {
    #expect(PooledText("a").precedes(PooledText("ab")))
    #expect(PooledText("Z").precedes(PooledText("a")))
    #expect(!PooledText("a").precedes(PooledText("a")))
  }
}
