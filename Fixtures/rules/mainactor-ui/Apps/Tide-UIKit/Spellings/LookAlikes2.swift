// Helpers of projects that return to the main thread, and one that may not.
func load() {
  DispatchQueue.global().async {
    OnMainThread { self.dismiss(animated: true) }
    onMainThread(after: 1) { self.titleLabel.text = "high" }
    queues.runOnMain { self.tableView.reloadData() }
    DispatchQueue.main.asyncIfNeeded { self.spinner.stopAnimating() }
    DispatchQueue.main.safely(after: 2) {
      if visible { self.spinner.stopAnimating() }
    }
    later { self.spinner.stopAnimating() }  // expect: mainactor-ui
  }
}
final class CardViewController: FormViewController {
  var didChange: (() -> Void)?
}
