import UIKit

/// Anchors make constraints; layout follows. The constraint layout is up to the system.
final class AnchorsView: UIView {
  let constraint: NSLayoutConstraint = NSLayoutConstraint()
  let layout = LayoutConstraint()
  let constraintLayouter = 3
  let text = "NSLayoutConstraint, LayoutConstraint, layout constraint"

  // A constraint. Layout is done later. Constraints of layouts.
  override func updateConstraints() {
    NSLayoutConstraint.activate([constraint])
    super.updateConstraints()
  }
}

struct LayoutConstraint {
  let layoutConstraints: [NSLayoutConstraint] = []
}
