struct LettersView: View {
  let store: LettersStore
  @State private var isShowingSheet = false
  @State private var query = ""
  @FocusState private var focus: Field?
}
