func open() {
  if let vc = screen { show(vc) }  // expect: no-abbreviations
  guard let homeVC = home else { return }  // expect: no-abbreviations
}
