import UIKit

// What scrolls moves this animator on, so its duration says nothing.
final class ScrubbedHeader {
  private var animator: UIViewPropertyAnimator?

  func prepare() {
    animator = UIViewPropertyAnimator(duration: 1.0, curve: .linear) { self.show() }
    animator?.startAnimation()
    animator?.pauseAnimation()
  }

  func pulse() {
    let pulse = UIViewPropertyAnimator(duration: 1.0, curve: .linear) { self.show() }  // expect: subtle-motion
    pulse.startAnimation()
  }
}
