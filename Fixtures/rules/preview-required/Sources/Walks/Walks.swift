struct WalksView: View { var body: some View { Text("a") } }
#Preview("Walks") { WalksView() }
