final class MockBerthRepository: BerthRepositoryProtocol {}
struct MockRow { let name: String }
