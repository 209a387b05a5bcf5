import UIKit

final class TidesViewController: UIViewController {
  func place() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // expect: prefer-layout-margins
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),  // expect: prefer-layout-margins
      backgroundView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      // The strip runs from edge to edge.
      strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: button.leadingAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
