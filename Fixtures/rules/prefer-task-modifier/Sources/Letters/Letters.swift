struct LettersView: View {
  init(store: LettersStore) {
    self.store = store
    Task { await store.load() }  // expect: prefer-task-modifier
  }
  var body: some View { Text("a") }
}
