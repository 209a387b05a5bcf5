struct ApplesView: View {
  var body: some View {
    let _ = logger.debug("drawing")  // expect: no-log-spam
    List(apples) { Row($0) }
  }
}
