struct WalksView: View {
  @Bindable var viewModel: WalksViewModel
  @State private var errorMessage: String?  // expect: no-duplicated-view-state
}
