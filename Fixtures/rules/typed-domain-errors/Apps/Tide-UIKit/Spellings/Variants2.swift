func store() throws {
  let failure = NSError(domain: "tides", code: 4)
  if isFull { throw failure }  // expect: typed-domain-errors
  throw Foundation.NSError(domain: "tides", code: 5)  // expect: typed-domain-errors
}
