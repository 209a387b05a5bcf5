struct BerthsScreen: View {
  @State private var viewModel: BerthsViewModel

  var body: some View {
    Text("Berths").onChange(of: viewModel.effect) { _, effect in show(effect) }
  }
}
