let list = List(apples) { Text($0.title) }  // expect: watchos-limit-list
let long = List { ForEach(store.apples.prefix(20)) { Text($0.title) } }  // expect: watchos-limit-list
