final class LooksViewController: UIViewController {
  override func viewDidLoad() {
    looks.didChange = { [weak self] in self?.restyle() }
  }
  private func restyle() { theme.apply(to: view) }
}
