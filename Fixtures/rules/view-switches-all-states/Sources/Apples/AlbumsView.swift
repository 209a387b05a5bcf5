struct AlbumsView: View {
  let store: ApplesStore
  var body: some View {
    switch store.state {  // expect: view-switches-all-states
    case .content(let apples): Text("a")
    default: EmptyView()
    }
    if case .content = store.state { Text("b") }  // expect: view-switches-all-states
  }
}
