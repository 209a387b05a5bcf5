import Core
import UIKit

#if canImport(SwiftUI)  // expect: no-swiftui-import
  import SwiftUI  // expect: no-swiftui-import
#endif

/// Shows one tide in large digits.
final class TideDetailsViewController: UIViewController {
  private let tide: Tide
  private let label = UILabel()

  init(tide: Tide) {
    self.tide = tide
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("built in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true  // expect: accessibility-regression
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.text = tide.meters.formatted(.number.precision(.fractionLength(1)))
    view.addSubview(label)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
  }
}

#Preview("Height") { Text("1.2 m") }  // expect: no-swiftui-preview
