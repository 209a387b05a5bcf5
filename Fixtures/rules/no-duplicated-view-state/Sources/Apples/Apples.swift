struct ApplesView: View {
  let store: ApplesStore
  @State private var items: [Apple] = []  // expect: no-duplicated-view-state
  @State private var isLoading = false  // expect: no-duplicated-view-state
}
