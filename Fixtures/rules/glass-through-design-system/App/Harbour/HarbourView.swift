import SwiftUI

struct HarbourView: View {
  var body: some View {
    GlassEffectContainer(spacing: 8) {  // expect: glass-through-design-system
      Text("Berth")
        .glassEffect()  // expect: glass-through-design-system
      Button("Moor") {}
        .buttonStyle(.glass)  // expect: glass-through-design-system
      Button("Leave") {}
        .buttonStyle(.glassProminent)  // expect: glass-through-design-system
    }
  }

  // Text("a").glassEffect()
  var quiet: some View {
    Button("Wait", action: {})
      .buttonStyle(.borderedProminent)
      .modifier(EduLiquidGlass())
      .accessibilityHint(".glassEffect()")
  }

  func glassEffect() -> Int { 1 }
}
