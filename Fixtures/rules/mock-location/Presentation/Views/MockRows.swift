// What a view shows in place of content is no double.
struct MockBerthView: View {
  var body: some View { Text("…") }
}

struct MockReadoutAppearance { let label: String }
