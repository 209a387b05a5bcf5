final class Shimmer: UIView {
  func cover(_ view: UIView) {
    leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    self.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    gradient.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}
