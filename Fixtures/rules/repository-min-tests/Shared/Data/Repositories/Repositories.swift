struct RemoteApplesRepository: ApplesRepositoryProtocol {}
actor InMemoryWalksRepository: WalksRepositoryProtocol {}  // expect: repository-min-tests
struct BoatsRepository {}  // expect: repository-min-tests
struct MockBoatsRepository {}
protocol StonesRepository {}
struct Repository {}
