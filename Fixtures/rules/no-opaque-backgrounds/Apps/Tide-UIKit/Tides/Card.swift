import UIKit

final class Card: UIView {
  func setUp() {
    header.backgroundColor = .white  // expect: no-opaque-backgrounds
    footer.backgroundColor = UIColor.black  // expect: no-opaque-backgrounds
    chart.layer.backgroundColor = UIColor.red.cgColor  // expect: no-opaque-backgrounds
    self.isOpaque = true  // expect: no-opaque-backgrounds
    list.backgroundColor = .clear
    view.backgroundColor = .systemBackground
    // Text on a photo cannot be read otherwise.
    caption.backgroundColor = .black
  }
}
