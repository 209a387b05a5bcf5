struct MacApp: App {  // expect: macos-commands-shortcuts
  var body: some Scene { WindowGroup { ApplesView() } }
}
