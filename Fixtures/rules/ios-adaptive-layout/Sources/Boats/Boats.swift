struct BoatsView: View { var body: some View { NavigationStack { Text("a") } } }
