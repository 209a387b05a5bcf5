final class Walk {
  func testWalk() {
    start()
    stop()
    start()
    stop()
  }
}
