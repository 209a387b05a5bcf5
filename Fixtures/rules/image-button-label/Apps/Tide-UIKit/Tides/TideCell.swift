import UIKit

final class TideCell: UITableViewCell {
  func setUp() {
    let star = UIButton.systemButton(with: image, target: self, action: nil)
    star.accessibilityLabel = "Favourite"
  }
}
