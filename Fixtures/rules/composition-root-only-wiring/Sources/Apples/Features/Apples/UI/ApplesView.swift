struct ApplesView: View {
  @State private var store = ApplesStore(repository: ApplesRepository())  // expect: composition-root-only-wiring
}
