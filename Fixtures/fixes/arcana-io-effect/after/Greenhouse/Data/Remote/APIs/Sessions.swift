import Foundation

/// Keeps the session of the gardener.
enum Sessions {  // expect: test-before-implementation
  static let apiKey = "4f9a0c7e2b8d1365e0f7"  // expect: no-hardcoded-secrets
  static let clientID = "8123450971-k2j3h4g5f6d7s8a9"  // expect: no-hardcoded-secrets

  static func keep(_ token: String) {
    UserDefaults.standard.set(token, forKey: "access_token")  // expect: secrets-in-keychain
    UserDefaults.standard.set(true, forKey: "hasSeenTokenInfo")
  }
}
