import UIKit

final class Card: UIView {
  func place() {
    chart.autoresizingMask = [.flexibleWidth]  // expect: no-autoresizing-masks
    label.translatesAutoresizingMaskIntoConstraints = true  // expect: no-autoresizing-masks
    title.translatesAutoresizingMaskIntoConstraints = false
    chart.autoresizingMask = []
    autoresizingMask = .flexibleHeight  // expect: no-autoresizing-masks
    // chart.autoresizingMask = .flexibleWidth
  }
}
