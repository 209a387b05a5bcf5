import SwiftUI

extension Color {
  static let glassTinted = Color(red: 0.8, green: 0.9, blue: 1)  // expect: glass-color-tokens
  static var glassContainer: Color { .accentColor.opacity(0.2) }
}

/// Distances around glass.
enum GlassSpacing {
  static let glassEdge = 16.0  // expect: glass-kept-tokens
  static let glassInset = 24.0
}

extension Font {
  static let glassOptimized = Font.body.weight(.medium)
}

/// Shapes of the app.
enum EduShapes {
  struct Card: Shape {  // expect: edu-shapes-native
    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 20) }
  }
}

extension View {
  func liquidElevation() -> some View {  // expect: edu-shadow-glass
    shadow(radius: 3).padding(.bottom, 1)
  }

  func raised() -> some View {
    self.glassEffect().shadow(radius: 3)  // expect: edu-shadow-glass
  }
}
