import SwiftUI
import UIKit

struct EduVisualEffects: UIViewRepresentable {  // expect: edu-visual-effects-native
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

extension View {  // expect: edu-visual-effects-native
  func misty() -> some View { blur(radius: 2).background(.thickMaterial) }
}

enum MistStyle {
  case thin, thick
  var font: Font { self == .thin ? .caption : .body }
}
