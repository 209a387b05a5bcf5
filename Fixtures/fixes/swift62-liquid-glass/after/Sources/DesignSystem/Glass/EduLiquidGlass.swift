import SwiftUI

/// How much glass there is.
enum GlassIntensity {  // expect: glass-intensity-cases
  case subtle, regular, prominent
}

/// Glass of old.
public struct EduLiquidGlass: ViewModifier {  // expect: edu-glass-native, design-system-previews
  public func body(content: Content) -> some View {
    content
      .background(.ultraThinMaterial)  // expect: no-simulated-glass
      .clipShape(RoundedRectangle(cornerRadius: 20))
  }

  var native: GlassEffectConfiguration { .init() }  // expect: glass-api-exists
}

/// Glass of today.
struct EduGlassModifiers: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 26, macOS 26, *) {  // expect: obsolete-availability
      content.glassEffect()
    } else {
      content.background(.ultraThinMaterial).shadow(radius: 4)
    }
  }
}

/// Blurs what lies behind.
struct EduVisualEffects: ViewModifier {  // expect: edu-visual-effects-native
  func body(content: Content) -> some View { content.blur(radius: 12) }
}
