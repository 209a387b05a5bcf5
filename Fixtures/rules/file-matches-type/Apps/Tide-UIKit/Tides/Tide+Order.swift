struct Order {}  // expect: file-matches-type
