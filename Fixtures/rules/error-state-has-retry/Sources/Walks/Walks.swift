struct WalksView: View {
  var body: some View {
    switch store.state {
    case .loading: ProgressView()
    case .error(let error):
      ErrorView(error: error) { Task { await store.load() } }
    case .content: Text("a")
    }
  }
}
struct AlbumsView: View {
  var body: some View {
    switch store.state {
    case .error(let error): VStack { Text("a"); Button("Again", action: store.retry) }
    case .error(let error): ErrorView(error)
    case .content: Text("a")
    }
  }
}
