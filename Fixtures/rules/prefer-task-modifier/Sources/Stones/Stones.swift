struct StonesView: View {
  var body: some View {
    Button("Again") { Task { await store.load() } }
    ErrorView(error: error) { Task { await store.load() } }
  }
}
