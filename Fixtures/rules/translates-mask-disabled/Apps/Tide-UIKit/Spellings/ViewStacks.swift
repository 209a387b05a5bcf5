import AppKit

// A stack that is made from views does not translate its mask.
final class TabView: NSView {
  lazy var stackView: NSStackView = {
    let stack = NSStackView(views: [icon, title])
    stack.spacing = 8
    return stack
  }()
  private var menuView: NSStackView!
  private let badgeView = NSView()

  func build() {
    addSubview(stackView)
    stackView.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    menuView = NSStackView(views: [button])
    addSubview(menuView)
    menuView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    addSubview(badgeView)  // expect: translates-mask-disabled
    badgeView.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
