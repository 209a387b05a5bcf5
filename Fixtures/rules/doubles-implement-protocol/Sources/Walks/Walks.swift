actor InMemoryWalksRepository: WalksRepositoryProtocol {}
final class FailingWalksRepository: MockWalksRepository {}
struct MockWalk {}
final class WalksRepository {}
