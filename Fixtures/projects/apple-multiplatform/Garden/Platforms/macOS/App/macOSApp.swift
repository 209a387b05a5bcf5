#if os(macOS)
  import SwiftUI

  @main
  struct GardenMacApp: App {
    private let container = DependencyContainer()

    var body: some Scene {
      WindowGroup { PlantsView(store: container.plants) }
        .commands {
          CommandGroup(replacing: .newItem) {
            Button("New plant") {}.keyboardShortcut("n")
          }
        }
    }
  }
#endif
