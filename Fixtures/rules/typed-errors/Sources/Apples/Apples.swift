func fetch() throws { throw NSError(domain: "apples", code: 1) }  // expect: typed-errors
