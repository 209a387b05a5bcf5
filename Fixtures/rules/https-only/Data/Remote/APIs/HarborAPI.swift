import Foundation

enum HarborAPI {
  static let base = "http://api.harbor.dev"  // expect: https-only
  static let secure = "https://api.harbor.dev"
  static let local = "http://localhost:8080/berths"
  static let printer = "http://printer.local/queue"
  static let space = "http://www.w3.org/2000/svg"

  // http://api.harbor.dev was the first one.
  static func page() -> URL? { URL(string: "http://harbor.dev/berths") }  // expect: https-only
  static func live() -> URL? { URL(string: "ws://harbor.dev/live") }  // expect: https-only
  static func safe() -> URL? { URL(string: "wss://harbor.dev/live") }
  static func debug() -> URL? { URL(string: "http://127.0.0.1/live") }
  static func camera(_ host: String) -> String { "http://\(host):80/camera" }  // expect: https-only
  static func isOpen(_ text: String) -> Bool { text.hasPrefix("http://") }
  static let quoted = "{\"url\": \"http://harbor.dev\"}"
}

enum HarborServer: String {
  case test = "http://test.harbor.dev"  // expect: https-only
  case live = "https://harbor.dev"
}

enum HarborNamespace {
  static let berths = "http://harbor.dev/schemas/berths"
}
