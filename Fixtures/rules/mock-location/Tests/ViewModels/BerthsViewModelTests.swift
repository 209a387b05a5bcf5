struct MockTimer: TimerProtocol {}  // expect: mock-location
