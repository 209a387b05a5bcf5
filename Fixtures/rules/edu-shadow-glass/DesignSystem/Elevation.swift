import SwiftUI

struct EduShadow: ViewModifier {
  func body(content: Content) -> some View {
    content
      .shadow(color: .black, radius: 4)  // expect: edu-shadow-glass
      .padding()
      .glassEffect()
  }
}

extension View {
  func liquidElevation(_ level: Int) -> some View {  // expect: edu-shadow-glass
    // .glassEffect() comes later
    shadow(radius: Double(level))
  }
}

struct Flat: ViewModifier {
  func body(content: Content) -> some View {
    VStack { content.shadow(radius: 2) }.glassEffect()
  }
}
