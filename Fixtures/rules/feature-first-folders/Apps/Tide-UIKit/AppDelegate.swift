final class AppDelegate: UIResponder {}
