import UIKit

final class ChartViewController: UIViewController {
  override func viewDidLoad() {
    tableView.allowsSelection = false
    tidesController.didChange = { [weak self] in self?.reloadSnapshot() }
  }
  private func reloadSnapshot() { dataSource.apply(snapshot) }
}
