enum Downloads { final class MockQueue {} }  // expect: mock-location

struct Uploads { enum MockBatch {} }
extension Uploads { final class MockPart {} }
