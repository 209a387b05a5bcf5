import UIKit

final class TidesViewController: UIViewController {  // expect: selection-capture-restore
  override func viewDidLoad() {
    tidesController.didChange = { [weak self] in self?.reloadSnapshot() }
  }
  private func reloadSnapshot() { dataSource.apply(snapshot) }
}
