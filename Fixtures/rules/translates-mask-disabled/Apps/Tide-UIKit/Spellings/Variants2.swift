final class TideCard: UIView {
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  func build() {
    addSubview(titleLabel)  // expect: translates-mask-disabled
    self.addSubview(self.valueLabel)  // expect: translates-mask-disabled
    titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
    self.valueLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
