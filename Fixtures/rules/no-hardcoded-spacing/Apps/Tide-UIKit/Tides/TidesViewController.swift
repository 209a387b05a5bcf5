import UIKit

final class TidesViewController: UIViewController {
  func place() {
    label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)  // expect: no-hardcoded-spacing
    label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 0)
    label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap)
    icon.widthAnchor.constraint(equalToConstant: 44)
    stack.spacing = 16  // expect: no-hardcoded-spacing
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(4, after: label)  // expect: no-hardcoded-spacing
    // The design asks for 12.
    stack.setCustomSpacing(12, after: icon)
    view.layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)  // expect: no-hardcoded-spacing
  }
}
