import Observation
import SwiftUI

@Observable
final class Preferences {
  lazy var formatter = NumberFormatter()  // expect: observable-wrapper-ignored
  private lazy var names: [String] = { [] }()  // expect: observable-wrapper-ignored

  @AppStorage("scale") var scale = 1.0  // expect: observable-wrapper-ignored
  @SwiftUI.AppStorage("theme")
  var theme = "plain"  // expect: observable-wrapper-ignored
  @MainActor @UserDefault(key: "sound") var sound = true  // expect: observable-wrapper-ignored
}

@propertyWrapper
struct UserDefault<Value> {
  let key: String
  var wrappedValue: Value
}
