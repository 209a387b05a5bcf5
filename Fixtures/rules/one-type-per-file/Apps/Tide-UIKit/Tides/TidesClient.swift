protocol TidesClient: Sendable {}
extension TidesClient {}
struct StubClient {}
