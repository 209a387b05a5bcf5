func show(_ tide: Tide) {
  button.accessibilityLabel = tide.name
  button.setImage(tide.image, for: .normal)  // expect: accessibility-regression
  label.adjustsFontForContentSizeCategory = true
}
