final class Shimmer: UIView {
  func cover(_ view: UIView) {
    leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    self.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    gradient.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}
/// Puts the banner beside the view, and at its top.
func slide(_ banner: UIView, in view: UIView) {
  banner.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  banner.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: -8).isActive = true
  banner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true  // expect: prefer-layout-margins
}
