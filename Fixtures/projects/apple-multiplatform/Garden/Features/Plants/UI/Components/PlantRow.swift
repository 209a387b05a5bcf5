import SwiftUI

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Text(plant.name)
      Button { water() } label: { Image(systemName: "drop") }
        .accessibilityLabel("Water")
    }
  }

  private func water() {}
}

#Preview("Fern") { PlantRow(plant: Plant.mocks[0]) }
