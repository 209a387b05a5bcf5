import SwiftUI

/// The theme. It follows Material Design.  // expect: term-material-design
enum Theme {
  static let guide = "Material You"  // expect: term-material-design
  static let useMaterialDesign = true  // expect: term-material-design
  static let Material3Colors = ["red"]  // expect: term-material-design
  static let button = MDCFloatingButton()  // expect: term-material-design

  // Buttons are as in Material 3.  // expect: term-material-design
  // expect-next: term-material-design
  /* See Material
     Design, chapter two. Material-Design is the same. */  // expect: term-material-design
  static let help = """
    Our colours come from
    Material Design.  // expect: term-material-design
    """
  static let line = #"as Material3 "does""#  // expect: term-material-design
  static let note = "Hello \(guide), Material Design"  // expect: term-material-design

  /// Built on MDCButton.  // expect: term-material-design
  static func make() -> MDCFloatingButton { MDCFloatingButton() }
}
