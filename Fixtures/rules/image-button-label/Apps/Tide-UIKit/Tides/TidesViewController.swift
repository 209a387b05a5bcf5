import UIKit

final class TidesViewController: UIViewController {
  func setUp() {
    let add = UIBarButtonItem(image: plus, style: .plain, target: self, action: nil)  // expect: image-button-label
    let help = UIBarButtonItem(title: "Help", style: .plain, target: self, action: nil)
    closeButton.setImage(cross, for: .normal)  // expect: image-button-label
    // UIBarButtonItem(image: plus, style: .plain)
  }
}
