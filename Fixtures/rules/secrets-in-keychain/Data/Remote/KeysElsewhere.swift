import Foundation
import SwiftUI

// The value of the key is in another file.
func keep(_ value: String) {
  UserDefaults.standard.set(value, forKey: Keys.first)  // expect: secrets-in-keychain
  UserDefaults.standard.set(value, forKey: Keys.Nested.second)  // expect: secrets-in-keychain
  UserDefaults.standard.set(value, forKey: StoredKeys.third.rawValue)  // expect: secrets-in-keychain
  UserDefaults.standard.set(value, forKey: fourthKey)  // expect: secrets-in-keychain
  UserDefaults.standard.set(value, forKey: Keys.theme)
  UserDefaults.standard.set(value, forKey: StoredKeys.colour.rawValue)
  UserDefaults.standard.set(value, forKey: Keys.lookedAt)
}

struct KeysView: View {
  @AppStorage(Keys.first) private var first = ""  // expect: secrets-in-keychain
  @AppStorage(wrappedValue: "", "api_key") private var second: String  // expect: secrets-in-keychain
  @AppStorage(Keys.theme) private var theme = ""
  var body: some View { Text(theme) }
}
