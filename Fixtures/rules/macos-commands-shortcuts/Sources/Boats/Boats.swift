let row = HStack { Button("Play") { play() } }
struct PhoneApp: App { var body: some Scene { WindowGroup { BoatsView() } } }
