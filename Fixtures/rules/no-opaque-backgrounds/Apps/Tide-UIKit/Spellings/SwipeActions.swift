import UIKit

// An action of a swipe has no color without one.
func actions() {
  let archiveAction = UIContextualAction(style: .normal, title: nil, handler: archive)
  archiveAction.backgroundColor = .lightGray
}
