enum State: Equatable { case error(String) }  // expect: typed-errors
final class ServerError: LocalizedError {}  // expect: typed-errors
struct DecodeError: Error { let path: String }  // expect: typed-errors
