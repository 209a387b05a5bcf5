struct ApplesView: View {  // expect: preview-covers-states
  let store: ApplesStore
  var body: some View { switch store.state { case .loading: ProgressView() } }
}
#Preview("Loading") { ApplesView(store: .preview(.loading)) }
#Preview("Content") { ApplesView(store: .preview(.content(Apple.mocks))) }
