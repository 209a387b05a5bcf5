final class TreesTests { func testLoad() {}
  let value = 1 }
