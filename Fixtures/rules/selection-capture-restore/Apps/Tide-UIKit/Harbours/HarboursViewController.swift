import UIKit

final class HarboursViewController: UIViewController {
  override func viewDidLoad() {
    harboursController.willChange = { [weak self] in
      self?.keep(self?.tableView.indexPathsForSelectedRows)
    }
    harboursController.didChange = { [weak self] in self?.reloadSnapshot() }
  }
  private func reloadSnapshot() {
    dataSource.apply(snapshot) { [weak self] in
      self?.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
