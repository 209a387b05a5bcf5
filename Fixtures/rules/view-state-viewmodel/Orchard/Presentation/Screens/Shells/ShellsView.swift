enum Shells {
  struct ShellsView: View {  // expect: view-state-viewmodel
    var body: some View { Text("Shells") }
  }
}
