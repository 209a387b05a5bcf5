@Observable final class PearsStore {}
final class PearPlayer: ObservableObject {}
struct PearsView: View {
  @ObservedObject var player = PearPlayer()
  let store: PearsStore
}
struct PearView: View {
  @ObservedObject private(set) var store: PearsStore  // expect: view-store-reference-form
}
