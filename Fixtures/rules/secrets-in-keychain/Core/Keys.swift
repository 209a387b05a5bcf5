enum Keys {
  static let first = "auth_token"
  static let theme = "theme"
  static let lookedAt = "hasSeenTokenInfo"
  enum Nested { static let second = "user_password" }
}

enum StoredKeys: String {
  case third = "refresh_token"
  case colour
}

let fourthKey = "client_secret"
