import CoreGraphics
import Foundation

#if canImport(UIKit)  // the scale of the screen decides how fine the curve is drawn
  import UIKit  // expect: core-no-ui-import
#endif

/// Turns heights into points of a curve.
public struct ChartScale: Sendable {  // expect: core-type-has-tests
  /// The room for the curve.
  public let size: CGSize
  /// The height at the top, in metres.
  public let highest: Double

  /// A scale on which `highest` is at the top.
  public init(size: CGSize, highest: Double) {
    self.size = size
    self.highest = highest
  }

  /// How far from the top `meters` are drawn.
  public func offset(of meters: Double) -> CGFloat {
    size.height * (1 - meters / highest)
  }
}
