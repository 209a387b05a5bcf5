import SwiftUI

/// Glass where there is some, and a material where there is none.
public struct EduLiquidGlass: ViewModifier {
  var isFlat = false

  public func body(content: Content) -> some View {
    if #available(iOS 26, macOS 26, *) {
      GlassEffectContainer { shaped(content) }
    } else if isFlat {
      content.background(.regularMaterial)
    } else {
      content
        .background(.ultraThinMaterial)
        .overlay(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom))
    }
  }
}

/// Says how much of it there is; no view at all.
enum EduLiquidGlassView {
  static let material = Material.thinMaterial
}

struct Veil: ViewModifier {
  func body(content: Content) -> some View { content.background(.thinMaterial) }
}
