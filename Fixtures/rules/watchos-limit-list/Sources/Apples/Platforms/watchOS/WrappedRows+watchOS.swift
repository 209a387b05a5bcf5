let labelled = List(apples, rowContent: { Text($0.title) })  // expect: watchos-limit-list
let numbered = ForEach(Array(apples.enumerated()), id: \.offset) { Text($0.element.title) }  // expect: watchos-limit-list
let sorted = ForEach(store.apples.sorted()) { Text($0.title) }  // expect: watchos-limit-list

let limited = ForEach(Array(apples.prefix(3).enumerated()), id: \.offset) { Text($0.element.title) }
let levels = ForEach(Array(Level.allCases)) { Text($0.title) }
let few = List(apples.prefix(5), rowContent: { Text($0.title) })
