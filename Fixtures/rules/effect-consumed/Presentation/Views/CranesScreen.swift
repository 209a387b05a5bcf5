struct CranesScreen: View {
  @State private var viewModel: CranesViewModel

  var body: some View {
    Text("Cranes").onChange(of: viewModel.effect) { _, effect in show(effect) }
  }

  private func show(_ effect: CranesViewModel.Effect?) {
    print(effect as Any)
    viewModel.effect = nil
  }
}
