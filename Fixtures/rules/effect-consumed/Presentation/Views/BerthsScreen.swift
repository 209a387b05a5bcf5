struct BerthsScreen: View {
  @State private var viewModel: BerthsViewModel

  var body: some View {
    Text("Berths")
      .onChange(of: viewModel.effect) { _, effect in show(effect) }  // expect: effect-consumed
      .onChange(of: viewModel.output.effects) { print("other") }
  }

  private func show(_ effect: BerthsViewModel.Effect?) {
    guard let effect else { return }
    print(effect)
  }
}

// Another view of the file resets it.
struct QuaysScreen: View {
  @State private var viewModel: QuaysViewModel
  var body: some View {
    Text("").onChange(of: viewModel.effect) { _, effect in show(effect) }  // expect: effect-consumed
  }
}
struct WharfsScreen: View {
  @State private var viewModel: WharfsViewModel
  var body: some View {
    Text("").onChange(of: viewModel.effect) { _, effect in
      show(effect)
      viewModel.effect = nil
    }
  }
}
