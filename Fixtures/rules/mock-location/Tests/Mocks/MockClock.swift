struct MockClock: ClockProtocol {}
