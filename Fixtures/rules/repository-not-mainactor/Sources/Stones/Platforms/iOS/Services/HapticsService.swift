@MainActor final class HapticsService {}
