import UIKit

public class Panel: UIView {
  open func draw() {}

  func place() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
    ])
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

final class Badge: UIView {}
