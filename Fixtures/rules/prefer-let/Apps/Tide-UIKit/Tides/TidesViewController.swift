import UIKit

final class TidesViewController: UIViewController {
  private var client: TidesClient  // expect: prefer-let
  private var retries = 3  // expect: prefer-let
  private var count = 0
  private var label = UILabel()  // expect: prefer-let
  private var names: [String] = []
  private var tableView: UITableView!
  private var willChange: (() -> Void)?
  private lazy var formatter = DateFormatter()
  @IBOutlet private var titleLabel: UILabel!
  private weak var delegate: (any TidesDelegate)?
  var shared = 1

  init(client: TidesClient) {
    self.client = client
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView = UITableView()
    label.text = "\(retries)"
    var greeting = "Hello"  // expect: prefer-let
    var total = 0
    for name in names { total += name.count }
    var rest: Int
    if total > 1 { rest = 1 } else { rest = 2 }
    print(greeting, total, rest, client)
    run { count += 1 }
    names.append("a")
  }
}

struct Saved: Codable { private var version = 1 }
