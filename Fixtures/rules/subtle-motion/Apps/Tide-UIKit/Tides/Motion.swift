import UIKit

func move() {
  UIView.animate(withDuration: 1.2) { card.alpha = 0 }  // expect: subtle-motion
  UIView.animate(withDuration: 0.6) { card.alpha = 0 }
  UIView.animate(withDuration: pause) { card.alpha = 0 }
  UIView.animate(  // expect: subtle-motion
    withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 1
  ) {}
  let shake = CAKeyframeAnimation(keyPath: "position.x")  // expect: subtle-motion
  let fade = CAKeyframeAnimation(keyPath: "opacity")
  // UIView.animate(withDuration: 3) {}
}

func moveInParentheses() {
  UIView.animate(withDuration: (0.9)) {}  // expect: subtle-motion
  UIView.animate(withDuration: (0.3)) {}
}
