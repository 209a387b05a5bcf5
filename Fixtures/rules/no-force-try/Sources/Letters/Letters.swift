enum Words { static let word = try! Regex("[a-z]+") }
#Preview { LettersView(letter: try! Letter.sample()) }
