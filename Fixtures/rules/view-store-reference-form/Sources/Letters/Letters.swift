@Observable final class LettersStore {}
struct LettersView: View {
  let store: LettersStore
  @State private var own = LettersStore()
  @Bindable var bound: LettersStore
  var body: some View { let a: LettersStore = own; Text("a") }
}
struct Holder { var store: LettersStore }
