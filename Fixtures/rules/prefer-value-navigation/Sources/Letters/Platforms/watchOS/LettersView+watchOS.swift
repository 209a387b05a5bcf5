let row = NavigationLink(destination: LetterView(letter)) { Text("a") }
