func draw() {
  renderer.isOpaque = true
  maskLayer.backgroundColor = UIColor.black.cgColor
}
