final class TidesViewController: UIViewController { var tides: [Tide] = [] }
final class PanelController: UINavigationController { var tides: [Tide] = [] }
