import Foundation

enum Keys {
  static let accessToken = "access_token"
}

final class Sessions {
  func keep(_ session: Session, in defaults: UserDefaults) throws {
    UserDefaults.standard.set(session.token, forKey: "access_token")  // expect: secrets-in-keychain
    defaults.set(session.token, forKey: Keys.accessToken)  // expect: secrets-in-keychain
    let pin = UserDefaults.standard.string(forKey: "user_pin")  // expect: secrets-in-keychain
    try session.data.write(to: passwordFile)  // expect: secrets-in-keychain
    defaults.set(session.key, forKey: "API_KEY")  // expect: secrets-in-keychain
    print(pin ?? "")
  }

  func keepOthers(_ session: Session, in defaults: UserDefaults) throws {
    defaults.set(true, forKey: "hasSeenTokenInfo")
    defaults.set("Hull", forKey: "shippingCity")
    defaults.set(Date.now, forKey: "lastRefresh")
    defaults.set(3, forKey: "tokenizer")
    keychain.set(session.token, forKey: "access_token")
    try session.data.write(to: pinnedFile)
    table.set(session.token, forKey: "access_token")
  }
}

struct LoginScreen: View {
  @AppStorage("apiKey") private var key = ""  // expect: secrets-in-keychain
  @AppStorage("isPinEnabled") private var usesPin = false
  @AppStorage("city") private var city = ""
  var body: some View { Text(key) }
}

/// Settings that are kept for each session, under its id.
struct SessionSettings {
  let sessionID: String

  func keep(_ settings: Data, token: String, in defaults: UserDefaults) {
    defaults.set(settings, forKey: sessionID)
    let old = defaults.data(forKey: self.sessionID)
    defaults.set(settings, forKey: token)
    defaults.set(settings, forKey: "sessionID")  // expect: secrets-in-keychain
    defaults.set(settings, forKey: Keys.sessionID)  // expect: secrets-in-keychain
    print(old ?? Data())
  }
}

struct StoredSession {
  @UserDefault("access_token") var token: String  // expect: secrets-in-keychain
  @UserDefault(key: "refreshToken", defaultValue: "") var refresh: String  // expect: secrets-in-keychain
  @UserDefault("theme") var theme: String
}
