struct LetterRow: View {
  let letter: Letter
  var body: some View { Text("a") }
}
#Preview { LetterRow(letter: .mock) }
