@MainActor @Observable final class WalksStore {}
struct WalksView: View {
  @StateObject private var store = WalksStore()  // expect: view-store-reference-form
  @EnvironmentObject private var other: WalksStore  // expect: view-store-reference-form
  var third: WalksStore  // expect: view-store-reference-form
}
