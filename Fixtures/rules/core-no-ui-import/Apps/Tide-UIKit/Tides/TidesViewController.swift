import Core
import UIKit

final class TidesViewController: UIViewController {}
