import Core
import UIKit

/// Shows the name of the next buoy.
final class BuoyViewController: UIViewController {
  private let buoysController = BuoysController()  // expect: vc-injects-side-controller
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)  // expect: translates-mask-disabled
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    buoysController.didChange = { [weak self] in self?.show() }
  }

  private func show() { label.text = buoysController.buoys.first?.name }
}
