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
