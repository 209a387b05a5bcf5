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
