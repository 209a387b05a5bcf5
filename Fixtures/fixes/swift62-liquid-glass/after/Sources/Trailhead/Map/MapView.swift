import SwiftUI

/// The map with the walker on it.
struct MapView: View {
  @StateObject private var model = MapModel()  // expect: no-state-object
  @State private var isLegendShown = false

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    .overlay(alignment: .bottom) { if isLegendShown { LegendView(map: model) } }
    .environmentObject(model)  // expect: no-environment-object
  }
}
