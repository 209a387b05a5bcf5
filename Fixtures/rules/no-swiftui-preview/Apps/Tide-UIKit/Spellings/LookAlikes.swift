import UIKit

final class List: UIView {}
#Preview { List() }
#Preview("Navigation") { UINavigationController(rootViewController: TidesViewController()) }
