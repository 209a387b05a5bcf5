@PlayerActor @Observable final class PlayerStore {}
final class TokenStore { let key = "a" }
@Observable final class Filter {}
