import UIKit

// A method of the project that centers a view switches the mask off.
final class CallView: UIView {
  private let avatar = UIImageView()

  func build() {
    addSubview(avatar)
    avatar.centerInSuperview()
    avatar.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
  }
}
