import Observation

@MainActor
@Observable
final class SeedModel {}
