let shade = UIColor.init(white: 0.4, alpha: 1)  // expect: no-hardcoded-colors
let tint: UIColor = .init(red: 0, green: 0.2, blue: 1, alpha: 1)  // expect: no-hardcoded-colors
let brand = UIColor(rgb: 0x1144AA)  // expect: no-hardcoded-colors
let other = UIColor("#1144AA")  // expect: no-hardcoded-colors
func dress() {
  titleLabel.textColor = isHigh ? .red : .black  // expect: no-hardcoded-colors
  tabs.barTintColor = .white  // expect: no-hardcoded-colors
}
