class PlumsRepository { func load() {} }
protocol PlumsRepositoryProtocol {}

final class MockPlumsRepository: PlumsRepository {}  // expect: doubles-implement-protocol
final class MockPlumsService /* : PlumsServiceProtocol */ {}  // expect: doubles-implement-protocol
final class FailingPlumsStore<Source: PlumsRepositoryProtocol> {}  // expect: doubles-implement-protocol
enum Plums { final class InMemoryPlumsRepository {} }  // expect: doubles-implement-protocol

class MockOrchardRepository: PlumsRepositoryProtocol {}
final class FailingOrchardRepository: MockOrchardRepository {}
final class MockPlumStore {}
extension MockPlumStore: PlumsRepositoryProtocol {}
// What keeps things in memory for a while replaces nothing.
struct InMemoryAppleCache: Sendable {}
