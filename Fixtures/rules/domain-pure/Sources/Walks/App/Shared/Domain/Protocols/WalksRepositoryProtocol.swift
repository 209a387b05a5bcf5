@preconcurrency import Combine  // expect: domain-pure
protocol WalksRepositoryProtocol {}
