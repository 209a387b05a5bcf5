struct WalksView: View {
  @Bindable var viewModel: WalksViewModel
  @State private var errorMessage: String?  // expect: no-duplicated-view-state
}
/// A store that knows nothing of loading.
final class PathStore {
  var length = 3
  var searchText = ""
  var isDragging = false
  var legs: [Leg] = []
}
struct PathView: View {
  let store: PathStore
  @State private var error: Error?
  @State private var isLoading = false
  @State private var searchText = ""
  @State private var isDragging = false
  @State private var legs: [Leg] = []  // expect: no-duplicated-view-state
}
final class TripStore {
  var state: TripState = .idle
}
struct TripView: View {
  let store: TripStore
  @State private var error: Error?  // expect: no-duplicated-view-state
}
