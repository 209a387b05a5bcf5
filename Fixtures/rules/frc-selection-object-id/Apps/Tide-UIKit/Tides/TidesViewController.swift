final class TidesViewController: UIViewController { private var pendingSelectedIDs: [UUID] = [] }
