import SwiftUI

struct Palette {
  // Color(red: 1, green: 1, blue: 1)
  var glassTinted: Color { .accentColor.opacity(0.3) }
  let glassContainer: AnyShapeStyle = AnyShapeStyle(.background.secondary)
  let hint = "Color(red: 1, green: 0, blue: 0)"
  let glassTintedName = Color(red: 1, green: 0, blue: 0)
}
