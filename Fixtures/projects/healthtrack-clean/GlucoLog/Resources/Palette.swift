import SwiftUI  // expect: ui-import-only-in-presentation

/// The colours of the app.
enum Palette {
  static let card = Color("card")
}
