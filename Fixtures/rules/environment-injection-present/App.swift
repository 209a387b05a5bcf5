import SwiftUI

@main
struct HouseApp: App {
  @State private var pantry: Pantry
  private let parts = Parts()

  init() { pantry = Pantry() }

  var body: some Scene {
    WindowGroup {
      KitchenView()
        .environment(pantry)
        .environment(parts.book)
        .environment(\.locale, .current)
        .environment(Host.shared)
        .environment(makeMenu())
    }
  }

  private func makeMenu() -> Menu { Menu() }
}

@Observable final class Pantry {}
@Observable final class Cellar {}
@Observable final class Shelf {}
@Observable final class Drawer {}
@Observable final class Guest {}
@Observable final class Menu {}
@Observable final class Host { static let shared = Host() }
