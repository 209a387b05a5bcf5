import UIKit

// Tabs and segments stay where they are.
final class TideTabController: UITabBarController {
  private var previousSelectedIndex: Int?
}

final class CodeViewController: UIViewController {
  private var selectedIndex = 0
  private lazy var control: UISegmentedControl = UISegmentedControl(items: ["a", "b"])
}
