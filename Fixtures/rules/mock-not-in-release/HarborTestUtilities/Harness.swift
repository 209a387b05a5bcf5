// A module that only tests use.
func harness() -> BerthServiceProtocol { MockBerthService() }
