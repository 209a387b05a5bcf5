final class TideCard: UIView {
  private let status = StatusView()
  private let divider = Layout.makeDivider()
  private let label = UILabel()
  func build() {
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(status)
    addSubview(divider)
    status.topAnchor.constraint(equalTo: topAnchor).isActive = true
    divider.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
