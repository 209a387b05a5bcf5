import SwiftUI

@main
struct TrailheadApp: App {
  @State private var session = SessionModel()
  @State private var units = UnitsModel()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Tours", systemImage: "figure.hiking") { ToursView() }
        Tab("Map", systemImage: "map") { MapView() }
      }
      .environment(session)
      .environment(units)
    }
  }
}
