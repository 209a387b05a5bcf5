#Preview("Long title") {
  LetterRow(letter: .long)
}
