import DesignSystem
import SwiftUI

/// Explains the map. In Compose it was a Column with a Row for each sign.  // expect: term-compose-column-row
struct LegendView: View {
  @ObservedObject var map: MapModel  // expect: no-observed-object

  var body: some View {
    VStack {
      Text("Zoom \(map.zoom.formatted())")
      ScaleView()
    }
    .modifier(GlassCard())
  }
}

/// The scale of the map.
private struct ScaleView: View {
  @EnvironmentObject private var map: MapModel  // expect: no-environment-object
  @Environment(UnitsModel.self) private var units

  // The first Row of the table has the metres, the last Column of it the scale.

  var body: some View {
    Grid {
      GridRow { Text(units.text(ofMeters: 100 * map.zoom)) }
    }
  }
}
