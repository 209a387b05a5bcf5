import UIKit

final class Card: UIView {
  func setUp() {
    header.backgroundColor = .white  // expect: glass-deviation-needs-reason
    let filter = CIFilter.gaussianBlur()  // expect: glass-deviation-needs-reason
    // Text on a photo cannot be read otherwise.
    caption.backgroundColor = .black
    view.backgroundColor = .systemBackground
  }
}
