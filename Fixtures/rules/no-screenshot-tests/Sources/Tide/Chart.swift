func draw() { assertSnapshot(of: 3) }
