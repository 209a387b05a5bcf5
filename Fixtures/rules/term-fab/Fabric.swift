import Foundation

/// A fabric that floats, and an action for each button of it.
struct Fabric {
  let fabric = "prefab"
  let fab = 4
  let fabulous = fabs(-1.0)
  let FABRIC = 5
  let prefabricated = ["fab", "Fab Four", "FABRIC"]
  let floatingButtonAction = "floating button"

  // Its fabs are real: fabricated, fab and floating. Action buttons are buttons.
  /* fabs(x) is the size of x */
  func weigh(fab: Double) -> Double { fabs(fab) + Double(fabric.count) }
}

typealias Fabs = (Double) -> Double

/// Dyed in #FAB, #FAB533 or #80FAB5; the pattern has the number 0FAB12.
enum Dye {
  static let saffron = "FAB533"
  static let pale = "#FAB"
  static let glyph = "\u{F0FAB}"
  static let batch = "1FAB7C20-3FAB-4A1E-9FAB-5D2C8E0B1FAB"
}
