import SwiftUI
@MainActor
final class WalksStore: ObservableObject {
  @Published var state = 0
}
struct WalksView: View {
  @StateObject private var store = WalksStore()
  @ObservedObject var other: WalksStore
}
