@MainActor
final class Navigator {
  static let shared = Navigator()
}

final class NavigatorViewModel { let navigator = Navigator.shared }
