import SwiftUI

enum Samples {
  /// Imitates glass with everything that there is.
  struct EduLiquidGlass: ViewModifier {  // expect: edu-glass-native
    let tint: Color

    func body(content: Content) -> some View {
      content
        .padding(12)
        .background(.thinMaterial, in: Capsule())
        .overlay(Capsule().stroke(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)))
    }
  }

  /// Native, with a gradient of old on it.
  struct EduLiquidGlassModifier: ViewModifier {  // expect: edu-glass-native
    func body(content: Content) -> some View {
      content
        .glassEffect()
        .overlay { LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom) }
    }
  }

  /// Nothing but a comment about .glassEffect().
  struct EduLiquidGlassView<Inner: View>: View {  // expect: edu-glass-native
    let inner: Inner
    var body: some View { inner.accessibilityLabel(".glassEffect()") }
  }
}

extension View {
  func eduLiquidGlass(radius: Double) -> some View {  // expect: edu-glass-native
    background { RoundedRectangle(cornerRadius: radius).fill(.ultraThinMaterial) }
  }

  func eduLiquidGlass() -> some View { eduLiquidGlass(radius: 12) }
}
