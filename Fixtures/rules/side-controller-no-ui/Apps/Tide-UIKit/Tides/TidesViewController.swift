import UIKit

final class TidesViewController: UIViewController { var didChange: (() -> Void)? }
final class RulerController { var didChange = false }
