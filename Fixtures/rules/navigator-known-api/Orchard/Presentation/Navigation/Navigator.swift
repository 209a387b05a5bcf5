final class Navigator: NavigatorProtocol {
  func flip() {}
}

protocol NavigatorProtocol { func flip() }
final class Navigation { func slide() {} }
