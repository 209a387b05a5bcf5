import Core
import UIKit

/// Lists the harbours, in the way of old.
// expect-next: diffable-required, final-class
final class HarboursViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let titleLabel = UILabel()
  private let helpLabel = UILabel()
  private let stack = UIStackView()
  private var harbours: [Harbour] = []
  private var selectedPath: IndexPath?  // expect: selection-by-id

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self  // expect: diffable-required
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]  // expect: no-autoresizing-masks
    tableView.frame = view.bounds  // expect: no-frame-layout
    view.addSubview(tableView)
    placeLabels()
    load()
  }

  // expect-next: diffable-required
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    harbours.count
  }

  // expect-next: diffable-required
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  private func refresh() {  // expect: private-by-default
    harbours = sorted(harbours)
    tableView.reloadData()  // expect: no-imperative-list-updates
  }

  func sorted(_ harbours: [Harbour]) -> [Harbour] { harbours }

  private func placeLabels() {
    // expect-next: group-constraints, prefer-layout-margins
    titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    // expect-next: group-constraints, no-hardcoded-spacing
    helpLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12).isActive = true
    stack.addConstraint(  // expect: prefer-layout-anchors
      NSLayoutConstraint(  // expect: prefer-layout-anchors
        item: titleLabel, attribute: .top, relatedBy: .equal, toItem: stack, attribute: .top,
        multiplier: 1, constant: 0))
  }

  private func load() {
    // expect-next: logic-out-of-viewcontroller, no-abbreviations
    let idx = UserDefaults.standard.integer(forKey: "harbour")
    try? store(idx)  // expect: no-swallowed-errors
    Task.detached {
      let text = try await Self.greeting()
      self.titleLabel.text = text  // expect: mainactor-ui
    }
  }

  private func store(_ number: Int) throws {
    throw NSError(domain: "harbours", code: number)  // expect: typed-domain-errors
  }

  private static func greeting() async throws -> String { String(localized: "Harbours") }
}
