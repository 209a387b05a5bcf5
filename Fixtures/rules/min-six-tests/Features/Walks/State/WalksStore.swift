// expect-file: min-six-tests
final class WalksStore {}
