// expect-at Features/Walks: min-six-tests
final class WalksStore {}
