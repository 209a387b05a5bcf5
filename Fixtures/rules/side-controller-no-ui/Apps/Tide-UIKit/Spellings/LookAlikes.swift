import UIKit
final class PanelController: NSObject {
  private(set) var panels: [UIView] = []
}
