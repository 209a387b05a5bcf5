// expect-file: platform-adaptation-present
import SwiftUI

struct PlantsView: View {
  let store: PlantsStore
  @State private var isAdding = false

  var body: some View {
    Group {
      switch store.state {
      case .loading:
        ProgressView("Looking for plants")
      case .empty:
        ContentUnavailableView("No plants", systemImage: "leaf")
      case .error:
        Button("Try again") { Task { await store.retry() } }
      case .content(let plants):
        List(plants) { plant in
          NavigationLink(value: plant) { PlantRow(plant: plant) }
        }
        .navigationDestination(for: Plant.self) { PlantRow(plant: $0) }
      }
    }
    .toolbar {
      Button("Add", systemImage: "plus") { isAdding = true }
        .frame(minWidth: 44, minHeight: 44)
    }
    .task { await store.load() }
  }
}

#Preview("Loading") { PlantsView(store: .preview(.loading)) }
#Preview("Empty") { PlantsView(store: .preview(.empty)) }
#Preview("Error") { PlantsView(store: .preview(.error(.network))) }
#Preview("Content") { PlantsView(store: .preview(.content(Plant.mocks))) }
