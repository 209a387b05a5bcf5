/// Views that fill their container, and others.
final class FillingViewController: UIViewController {
  func fill() {
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 0),
      promoBanner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),  // expect: prefer-layout-margins
    ])
  }

  func place() {
    NSLayoutConstraint.activate([
      chart.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: prefer-layout-margins
      chart.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),  // expect: prefer-layout-margins
    ])
  }

  func write() {
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: prefer-layout-margins
      titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),  // expect: prefer-layout-margins
    ])
  }
}
