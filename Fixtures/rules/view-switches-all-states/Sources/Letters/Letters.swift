#if os(tvOS)
struct LettersView: View {
  var body: some View { if case .content(let letters) = store.state { Text("a") } }
}
#endif
