enum Server {
  static let apiKey = "9f8a7b6c5d4e3f2a1b0c"  // expect: no-hardcoded-secrets
  private static let clientSecret: String = "Zx81-Qw72-Er63-Ty54"  // expect: no-hardcoded-secrets
  static let api_key = #"0a1b2c3d4e5f60718293"#  // expect: no-hardcoded-secrets
  static let cloud = "AKIAIOSFODNN7EXAMPLE"  // expect: no-hardcoded-secrets
  // expect-next: no-hardcoded-secrets
  // The first key was sk_live_0a1b2c3d4e5f6071.
  static let accessToken = "access_token"
  static let password = ProcessInfo.processInfo.environment["PASSWORD"]
  static let mapKey = "9f8a7b6c5d4e3f2a1b0c"
  static let token = "YOUR_TOKEN_GOES_HERE_1"
  static let secret = "short1"
  static let tokenHeader = "X-Access-Token-Version-2"
  static let keychainAccount = "harbor.account.password.1"
}

// The raw value of a case names a key.
enum KeychainItem: String {
  case password = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
  case token = "9f8a7b6c5d4e3f2a1b0d", apiSecret = "Zx81-Qw72-Er63-Ty55"
}
