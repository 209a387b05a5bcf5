struct LettersView: View {
  var body: some View {
    Button("Again") { logger.info("again") }
      .task { logger.info("shown") }
      .onAppear { logger.info("shown") }
  }
}
