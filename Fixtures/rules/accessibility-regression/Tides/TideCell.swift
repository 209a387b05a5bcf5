func show(_ tide: Tide) {
  button.setImage(tide.image, for: .normal)  // expect: accessibility-regression
  label.adjustsFontForContentSizeCategory = true
}
