import UIKit

// Only one of the two animates an effect.
final class HeaderViewController: UIViewController {
  private var blurAnimator: UIViewPropertyAnimator?
  private var navigationBarAnimator: UIViewPropertyAnimator?
  private let effect = UIBlurEffect(style: .regular)

  func scroll(to fraction: CGFloat) {
    blurAnimator?.fractionComplete = fraction  // expect: no-custom-blur
    navigationBarAnimator?.fractionComplete = fraction
  }
}
