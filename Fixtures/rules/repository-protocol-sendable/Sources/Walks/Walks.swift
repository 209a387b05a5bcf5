protocol ClockServiceProtocol: AnyObject {}  // expect: repository-protocol-sendable
