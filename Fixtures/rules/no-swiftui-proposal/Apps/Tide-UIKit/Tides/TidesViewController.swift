// TODO: migrate the settings to SwiftUI  // expect: no-swiftui-proposal
final class SettingsViewController: UIViewController {
  // FIXME: SwiftUI would let us replace this.  // expect: no-swiftui-proposal
  func load() {}
  // TODO: sort the rows.
  // SwiftUI is not used in this app.
  let name = "TODO: rewrite in SwiftUI"
}
