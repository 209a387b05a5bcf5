struct WalksCommands: Commands {
  var body: some Commands {
    CommandMenu("Walks") { Button("Play") { play() } }  // expect: macos-commands-shortcuts
  }
}
