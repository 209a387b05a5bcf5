final class Tracker { static let shared = Tracker() }
