struct LettersView: View {
  let store: LettersStore
  var body: some View { Button("Again") { Task { await store.retry() } } }
}
