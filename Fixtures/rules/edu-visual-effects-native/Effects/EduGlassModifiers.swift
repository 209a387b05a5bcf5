import SwiftUI

struct FrostModifier: ViewModifier {  // expect: edu-visual-effects-native
  let material: Material
  func body(content: Content) -> some View { content.background(material) }
}

struct HazeModifier: ViewModifier {  // expect: edu-visual-effects-native
  let thickness: Material
  func body(content: Content) -> some View { content.background(thickness) }
}

struct PaneModifier: ViewModifier {  // expect: edu-visual-effects-native
  let style: Style
  func body(content: Content) -> some View { content.background(Circle().fill(style.material)) }
}

struct ClearModifier: ViewModifier {
  let colour: Color
  func body(content: Content) -> some View { content.background(colour) }
}
