func dress() {
  titleLabel.textColor = .black  // expect: glass-deviation-needs-reason
  tile.layer.backgroundColor = UIColor.red.cgColor  // expect: glass-deviation-needs-reason
  let brand = UIColor(red: 0, green: 0.2, blue: 1, alpha: 1)  // expect: glass-deviation-needs-reason
}
