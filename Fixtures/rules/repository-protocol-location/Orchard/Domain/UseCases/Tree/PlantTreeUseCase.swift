protocol HoleRepositoryProtocol {}  // expect: repository-protocol-location
