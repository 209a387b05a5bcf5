struct MacApp: App {
  var body: some Scene {
    WindowGroup { WalksView() }
      .commands { CommandMenu("Walks") {} }
  }
}
