final class TidesViewController: UIViewController {
  private func reloadSnapshot() { dataSource.apply(TideSnapshots.make(tides.days)) }
  func restyle() { theme.apply(to: view) }
  func update() { reloadSnapshot() }
}
