import UIKit

final class TidesViewController: UIViewController {
  private let tides: TidesController
  var harbours: HarboursController  // expect: vc-injects-side-controller
  let open: TidesController  // expect: vc-injects-side-controller
  private let own = TidesController()  // expect: vc-injects-side-controller
  private let global = HarboursController.shared  // expect: vc-injects-side-controller
  private weak var outer: TidesController?
  private var details: DetailsViewController?
  let search = UISearchController()
  private let fade = FadeController()
  func listen() { tides.didChange = { [weak self] in self?.show() } }
}
final class FadeController: NSObject {}
final class DetailsViewController: UIViewController {}
final class Root { let tides = TidesController() }
