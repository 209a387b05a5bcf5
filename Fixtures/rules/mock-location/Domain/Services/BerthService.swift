final class MockBerthService: BerthServiceProtocol {}  // expect: mock-location
struct MockBerth { let name: String }

struct Mockingbird {}
enum Samples { struct MockRow {} }
