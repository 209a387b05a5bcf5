import SwiftUI

struct EduGlassModifierStack: ViewModifier {  // expect: edu-visual-effects-native
  func body(content: Content) -> some View { content.background(.regularMaterial) }
}

extension EduGlassModifierStack {
  var mist: some View { Color.red.blur(radius: 4) }
}

struct EduGlassModifierNative: ViewModifier {
  // Was content.blur(radius: 8).
  func body(content: Content) -> some View {
    if #available(iOS 26, *) {
      content.glassEffect()
    } else {
      content.background(.regularMaterial)
    }
  }
}

struct Fog: View {
  var body: some View { Color.gray.blur(radius: 8).background(.thinMaterial) }
}
