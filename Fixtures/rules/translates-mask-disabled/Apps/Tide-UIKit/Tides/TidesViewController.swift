import UIKit

final class TidesViewController: UIViewController {
  func setUp() {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
  }
}
