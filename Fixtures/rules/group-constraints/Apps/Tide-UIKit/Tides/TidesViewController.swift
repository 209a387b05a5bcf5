import UIKit

final class TidesViewController: UIViewController {
  func place() {
    label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true  // expect: group-constraints
    label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true  // expect: group-constraints
  }
  func open() {
    if isOpen { label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true }
    height.isActive = true
    width.isActive = true
  }
  func one() {
    label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  }
}
