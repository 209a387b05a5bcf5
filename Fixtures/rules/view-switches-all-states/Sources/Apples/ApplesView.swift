struct ApplesView: View {
  let store: ApplesStore
  var body: some View {
    switch store.state {  // expect: view-switches-all-states
    case .loading: ProgressView()
    case .empty: Text("Nothing")
    case .content(let apples): List(apples) { Text($0.title) }
    }
  }
}
