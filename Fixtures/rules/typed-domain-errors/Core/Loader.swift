func load() throws {
  guard isReady else {
    throw NSError(domain: "tides", code: 3)  // expect: typed-domain-errors
  }
  if isOld { throw "too old" }  // expect: typed-domain-errors
  do {
    try fetch()
  } catch {
    throw NSError(domain: "tides", code: 4, userInfo: [NSUnderlyingErrorKey: error])
  }
  throw TideError.gone
}
