@MainActor final class RootViewModel {}
