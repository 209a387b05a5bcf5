#if os(watchOS)
let list = List { ForEach(store.walks, id: \.self) { Text($0.title) } }  // expect: watchos-limit-list
#endif
