struct StubError: Error {}
func fail() throws { throw NSError(domain: "stub", code: 1) }
