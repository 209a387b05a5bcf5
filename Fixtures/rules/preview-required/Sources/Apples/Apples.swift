struct ApplesView: View { var body: some View { Text("a") } }  // expect: preview-required
public struct AppleRow: View, Equatable { var body: some View { Text("a") } }  // expect: preview-required
