import SwiftUI

@available(iOS 26, macOS 26, *)
extension EduLiquidGlass {
  func shaped(_ content: Content) -> some View {
    content.glassEffect(isFlat ? .clear : .regular, in: .rect(cornerRadius: 18))
  }
}
