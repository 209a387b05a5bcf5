func show() {
  UIView.animate(withDuration: 0.610) {}  // expect: subtle-motion
  UIView.animate(springDuration: 0.4, bounce: 0.7) {}  // expect: subtle-motion
  NSAnimationContext.runAnimationGroup { context in context.duration = 1.2 }  // expect: subtle-motion
}
