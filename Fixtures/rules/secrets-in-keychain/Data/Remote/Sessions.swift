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
