protocol Double {}  // expect: protocol-suffix
protocol StubProtocol {}
