struct RemoteApplesRepository: ApplesRepositoryProtocol {}
actor InMemoryWalksRepository: WalksRepositoryProtocol {}  // expect: repository-min-tests
struct BoatsRepository {}  // expect: repository-min-tests
struct MockBoatsRepository {}
protocol StonesRepository {}
struct Repository {}
final class PondsRepository {}
final class SeasRepository {}  // expect: repository-min-tests
struct GitRepository: Hashable { let name: String }
final class LakesRepository {}
