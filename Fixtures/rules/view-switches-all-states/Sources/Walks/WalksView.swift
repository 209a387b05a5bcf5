struct WalksView: View {
  let store: WalksStore
  var body: some View {
    switch store.state {
    case .loading: ProgressView()
    case .empty: Text("Nothing")
    case .error(let error): ErrorView(error) { Task { await store.load() } }
    case .content(let walks): List(walks) { Text($0.title) }
    }
    if case .content = store.state { Text("b") } else { ProgressView() }
    switch mood { case .calm: Text("c"); default: Text("d") }
  }
}
