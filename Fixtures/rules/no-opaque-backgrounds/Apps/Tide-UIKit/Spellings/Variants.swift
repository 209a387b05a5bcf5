func dress() {
  tile.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)  // expect: no-opaque-backgrounds
  badge.backgroundColor = isHigh ? .red : .white  // expect: no-opaque-backgrounds
  notes.drawsBackground = true  // expect: no-opaque-backgrounds
  notes.backgroundColor = NSColor.white  // expect: no-opaque-backgrounds
}
