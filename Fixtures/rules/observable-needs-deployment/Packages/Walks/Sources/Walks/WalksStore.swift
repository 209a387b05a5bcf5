import Observation
@available(iOS 17, *)
@Observable
final class WalksStore {}
@ObservableWorld struct Other {}
