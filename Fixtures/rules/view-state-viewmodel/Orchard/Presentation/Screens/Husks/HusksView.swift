enum Husks {
  struct HusksView: View {
    @State var viewModel: HusksViewModel
    var body: some View { Text("Husks") }
  }
}
