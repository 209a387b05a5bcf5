import UIKit

public class Panel: UIView {
  open func draw() {}

  func place() {
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
  }

  func placeLast() {
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    return label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  func placeRules() {
    rules.constraint(top).isActive = true
    rules.constraint(leading).isActive = true
  }
}

class Badge: UIView {}

extension Panel {
  // Each call may see the constraints that are active before it.
  func stack(_ row: UIView) {
    row.topAnchor.constraint(equalTo: topAnchor, constant: nextOffset()).isActive = true
    row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: nextOffset()).isActive = true
  }

  // These anchors are the project's own.
  func moor(_ shipAnchor: ShipAnchor) {
    shipAnchor.constraint(equalTo: 1).isActive = true
    shipAnchor.constraint(equalTo: 2).isActive = true
  }
}
