#if os(watchOS)
  import SwiftUI

  struct PlantsWristView: View {
    let plants: [Plant]

    var body: some View {
      List(plants.prefix(5)) { plant in
        NavigationLink(destination: PlantRow(plant: plant)) { Text(plant.name) }
      }
    }
  }

  #Preview { PlantsWristView(plants: Plant.mocks) }
#endif
