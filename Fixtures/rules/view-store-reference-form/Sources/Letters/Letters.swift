@Observable final class LettersStore {}
struct LettersView: View {
  let store: LettersStore
  @State private var own = LettersStore()
  @Bindable var bound: LettersStore
}
