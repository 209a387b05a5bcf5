import Testing

@Suite struct ApplesTests {
  @Test func picks() {  // expect: test-given-when-then
    let tree = Tree()
    // when
    let apple = tree.pick()
    #expect(apple.isRipe)
    #expect(apple.isRed)
    #expect(tree.count == 2)
  }

  @Test func picksWithWords() {
    // Given a tree
    let tree = Tree()
    let apple = tree.pick()
    /* Then the apple is ripe */
    #expect(apple.isRipe)
    #expect(tree.count == 2)
  }

  @Test func isShort() {
    let apples = Tree()
      .apples
      .filter { apple in
        let isRipe = apple.isRipe
        let isRed = apple.isRed
        return isRipe && isRed
      }
    #expect(apples.isEmpty)
    #expect(!apples.isEmpty)
  }
}
