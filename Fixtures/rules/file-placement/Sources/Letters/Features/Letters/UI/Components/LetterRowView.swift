struct LetterRowView: View {}
