final class TidesController {
  func load() {
  }
}
