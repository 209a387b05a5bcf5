struct WalksView: View {
  let store: WalksStore
  var body: some View { switch store.state { case .loading: ProgressView() } }
}
#Preview("Loading State") { WalksView(store: .preview(.loading)) }
#Preview("Nothing") { WalksView(store: .preview(.empty)) }
#Preview("Broken") { WalksView(store: .preview(.error(.network))) }
#Preview("Content") { WalksView(store: .preview(.content(Walk.mocks))) }
