final class Navigator {
  static let shared = Navigator()
}
