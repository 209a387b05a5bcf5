import CardScreens
import UIKit

/// The superclass is in a package; its name says what it is.
final class TideCardViewController: CardScreens.CardViewController {
  private let defaults = UserDefaults.standard  // expect: logic-out-of-viewcontroller
}
final class TideFormViewController: FormViewController {
  func load() { URLSession.shared.reset {} }  // expect: logic-out-of-viewcontroller
}
final class TideLoader: CardLoader {
  private let defaults = UserDefaults.standard
}
