struct ApplesView: View {
  var body: some View {
    List {}
      .commands { CommandMenu("Apples") {} }  // expect: commands-on-scene-only
  }
}
