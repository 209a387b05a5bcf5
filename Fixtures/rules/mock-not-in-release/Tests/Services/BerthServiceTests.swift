let berths = MockBerthService()
