import UIKit

final class Host {
  func open() {
    let first = UIHostingController(rootView: TideView())  // expect: no-hosting-controller
    cell.contentConfiguration = UIHostingConfiguration { Text("") }  // expect: no-hosting-controller
    let own = TidesViewController()
    let text = "UIHostingController"
  }
}
