import UIKit

// struct ChartView: View is drawn elsewhere.
final class ChartView: UIView {
  let hint = "var body: some View"
  func view() -> UIView { self }
}
