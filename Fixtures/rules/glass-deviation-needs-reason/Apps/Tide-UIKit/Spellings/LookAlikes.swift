func dress() {
  // The brand asks for this blue in both modes.
  let brand = UIColor(red: 0, green: 0.2, blue: 1, alpha: 1)
  let both = UIColor { $0.isDark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0, alpha: 1) }
  titleLabel.textColor = .label
  titleLabel.textColor = .white  // on a dark photo
}
