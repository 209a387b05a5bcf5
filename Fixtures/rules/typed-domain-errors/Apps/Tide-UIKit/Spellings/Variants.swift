extension String: Error {}  // expect: typed-domain-errors
func load() throws { throw "not ready" }  // expect: typed-domain-errors
