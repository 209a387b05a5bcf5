struct MacApp: App {
  var body: some Scene {
    WindowGroup { LettersView() }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { add() }.keyboardShortcut("n", modifiers: .command)
        }
      }
  }
}
