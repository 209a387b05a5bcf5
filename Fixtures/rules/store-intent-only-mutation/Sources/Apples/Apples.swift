struct ApplesView: View {
  let store: ApplesStore
  var body: some View {
    Button("Clear") { store.state = .empty }  // expect: store-intent-only-mutation
    Button("Add") { store.items.append(apple) }  // expect: store-intent-only-mutation
  }
}
