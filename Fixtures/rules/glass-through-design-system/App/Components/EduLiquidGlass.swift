import SwiftUI

struct EduLiquidGlass: ViewModifier {
  func body(content: Content) -> some View { content.glassEffect() }
}
