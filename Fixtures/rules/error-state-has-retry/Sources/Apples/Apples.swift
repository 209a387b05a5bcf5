struct ApplesView: View {
  var body: some View {
    switch store.state {
    case .loading: ProgressView()
    case .error(let error): Text(error.localizedDescription)  // expect: error-state-has-retry
    case .content: Text("a")
    }
  }
}
