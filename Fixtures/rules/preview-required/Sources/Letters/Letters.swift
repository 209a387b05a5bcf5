private struct Badge: View { var body: some View { Text("a") } }
struct Card: ViewModifier {}
struct MacApp: App {}
struct Map: UIViewRepresentable {}
