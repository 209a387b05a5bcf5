let list = List(letters.prefix(5)) { Text($0.title) }
let few = List { ForEach(0..<3) { Text("a") }; ForEach(Mood.allCases) { Text("b") } }
let fixed = List { Text("a"); Text("b") }
