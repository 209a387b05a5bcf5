/// Numbers in other notations.
final class NotationsViewController: UIViewController {
  func place() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 0x10),  // expect: no-hardcoded-spacing
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: (16)),  // expect: no-hardcoded-spacing
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -(8)),  // expect: no-hardcoded-spacing
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 0b1000),  // expect: no-hardcoded-spacing
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 0x00),
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: (0)),
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: -0.0),
      label.topAnchor.constraint(
        equalTo: title.bottomAnchor,
        constant:
          -12),  // expect: no-hardcoded-spacing
      label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: spacing),
    ])
    stack.spacing = (8)  // expect: no-hardcoded-spacing
    stack.spacing = 0xC  // expect: no-hardcoded-spacing
  }
}

func margins(_ view: UIView) {
  view.layoutMargins = UIEdgeInsets(top: 0, left: 0x10, bottom: 0, right: 0)  // expect: no-hardcoded-spacing
  view.layoutMargins = UIEdgeInsets(top: (16), left: 0, bottom: 0, right: 0)  // expect: no-hardcoded-spacing
  view.layoutMargins = UIEdgeInsets(top: 0x0, left: (0), bottom: 0, right: 0)
}
