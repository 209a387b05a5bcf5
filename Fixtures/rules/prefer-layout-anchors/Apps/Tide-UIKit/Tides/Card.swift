import SnapKit  // expect: prefer-layout-anchors
import UIKit

final class Card: UIView {
  func place() {
    let top = NSLayoutConstraint(  // expect: prefer-layout-anchors
      item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
      multiplier: 1, constant: 0)
    content.addConstraint(top)  // expect: prefer-layout-anchors
    label.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: prefer-layout-anchors
    NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor)])
    // content.addConstraint(top)
  }
}
