let shade = UIColor("high")
let converted = UIColor(ciColor)
func dress() {
  titleLabel.textColor = isHigh ? .systemRed : .label
  tabs.barTintColor = nil
}
