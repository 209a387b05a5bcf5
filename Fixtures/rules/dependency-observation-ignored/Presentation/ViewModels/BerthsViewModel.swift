import Dependencies
import Observation

@Observable
final class BerthsViewModel {
  @Dependency(\.berths) private var berths  // expect: dependency-observation-ignored
  @ObservationIgnored
  @Dependency(\.cranes) private var cranes
  lazy var title = "Berths"  // expect: dependency-observation-ignored
  @AppStorage("unit") var unit = "m"  // expect: dependency-observation-ignored
  @MainActor var count = 0
}

final class Store { @Dependency(\.berths) private var berths }
struct BerthsScreen { @Dependency(\.berths) private var berths }
