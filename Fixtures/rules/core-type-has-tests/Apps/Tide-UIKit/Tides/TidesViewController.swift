final class TidesViewController: UIViewController { func load() {} }
