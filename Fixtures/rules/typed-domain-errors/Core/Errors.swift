struct ParseError: Error { let text: String }  // expect: typed-domain-errors
final class SyncError: Swift.Error {}  // expect: typed-domain-errors
enum TideError: LocalizedError { case gone }
protocol HarbourError: Error {}
struct Failure: HarbourError {}  // expect: typed-domain-errors
