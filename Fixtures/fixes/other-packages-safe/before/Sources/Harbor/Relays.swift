import Combine
import Tides

// The package may add to Combine, or declare what the file uses.
final class TideRelay { var last: TideSignal? }
