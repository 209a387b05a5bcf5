protocol WalksRepositoryProtocol {}  // expect: file-placement
