import UIKit

final class Card: UIView {
  func place() {
    label.frame = CGRect(x: 8, y: 8, width: 100, height: 20)  // expect: no-frame-layout
    self.headerView.frame.size.height = 44  // expect: no-frame-layout
    badgeView.center = point  // expect: no-frame-layout
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1))  // expect: no-frame-layout
    let empty = UIView(frame: .zero)
    maskLayer.frame = bounds
    view.layer.frame = bounds
    attributes.frame = frame
    window.setFrame(frame, display: true)
    let height = label.frame.height
    // label.frame = .zero
  }
  func measure() {
    // Measured only: performance-critical while scrolling.
    label.frame = measured
  }
}
