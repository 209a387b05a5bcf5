import UIKit  // expect: side-controller-no-ui
final class HarboursController {
  private(set) var harbours: [Harbour] = []
  func load() async {}
}
