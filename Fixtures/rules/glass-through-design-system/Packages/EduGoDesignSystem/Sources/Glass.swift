import SwiftUI

struct Pane: ViewModifier {
  func body(content: Content) -> some View { GlassEffectContainer { content.glassEffect() } }
}
