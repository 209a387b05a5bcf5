final class TidesController {  // expect: mainactor-ui
  var didChange: ChangeHandler?
}
func load() {
  session.dataTask(with: url, completionHandler: { data, _, _ in
    self.progressLabel.text = "done"  // expect: mainactor-ui
    self.emptyState.isHidden = false  // expect: mainactor-ui
  }).resume()
  DispatchQueue.global().async(group: group) {
    self.spinner.stopAnimating()  // expect: mainactor-ui
    self.tableView.reloadData()  // expect: mainactor-ui
    self.dismiss(animated: true)  // expect: mainactor-ui
  }
}
