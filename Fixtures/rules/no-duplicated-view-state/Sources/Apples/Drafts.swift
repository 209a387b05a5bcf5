// What the initializer sets is a draft, and a button tells of its own load.
@Observable final class AppleStore {
  var note = ""
  var lockID = UUID()
  var isLoading = false
}

struct NoteEditor: View {
  let store: AppleStore
  @State private var note: String
  @State private var lockID = UUID()
}

struct RepliesButton: View {
  let store: AppleStore
  @State private var isLoading = false
}
