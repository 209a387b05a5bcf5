import UIKit

final class HelpViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  func setUp() {
    view.addSubview(label)  // expect: translates-mask-disabled
    view.addSubview(canvas)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
    ])
    view.addSubview(button)  // expect: translates-mask-disabled
    button.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    // label.translatesAutoresizingMaskIntoConstraints
    stack.addArrangedSubview(title)
    title.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
  }
}
