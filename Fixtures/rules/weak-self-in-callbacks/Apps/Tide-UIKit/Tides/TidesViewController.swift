import UIKit

final class TidesViewController: UIViewController {
  override func viewDidLoad() {
    tidesController.willChange = { self.keep() }  // expect: weak-self-in-callbacks
    tidesController.didChange = { [self] in reload() }  // expect: weak-self-in-callbacks
    other.didChange = { [weak self] in self?.reload() }
    other.willChange = { [unowned self] in self.keep() }
    third.didChange = { print("changed") }
    dataSource.apply(snapshot, animatingDifferences: true) { self.restore() }  // expect: weak-self-in-callbacks
    dataSource.apply(snapshot) { [weak self] in self?.restore() }
    // third.didChange = { self.reload() }
  }
}
struct Style { func apply(_ style: Int) { theme.didChange = { self.draw() } } }
