func dress() {
  notes.drawsBackground = true
  notes.backgroundColor = .textBackgroundColor
  dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
  badge.backgroundColor = isHigh ? .systemRed : .clear
}
