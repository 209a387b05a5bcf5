@PlayerActor @Observable final class PlayerStore {}  // expect: store-requires-mainactor
final class TokenStore { let key = "a" }
@Observable final class Filter {}
