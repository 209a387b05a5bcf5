#if os(iOS)
struct LettersView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    if sizeClass == .regular { NavigationSplitView { Sidebar() } detail: { Detail() } }
    else { NavigationStack { Sidebar() } }
  }
}
struct LetterRow: View { var body: some View { Text("a") } }
#endif
