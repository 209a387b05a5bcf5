import Observation

/// The tours of the region.
@Observable
final class ToursModel {
  /// One tour.
  struct Tour: Identifiable, Sendable {
    let id: Int
    let name: String
    let meters: Double
  }

  private(set) var tours: [Tour] = []
  var query = ""

  @ObservationIgnored private var loadTask: Task<Void, Never>?

  var found: [Tour] {
    query.isEmpty ? tours : tours.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  func load() async {
    tours = [Tour(id: 1, name: "Lake", meters: 8_200), Tour(id: 2, name: "Ridge", meters: 14_600)]
  }
}
