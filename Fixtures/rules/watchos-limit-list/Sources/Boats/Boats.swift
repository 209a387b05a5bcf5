#if os(watchOS)
let list = List { ForEach(boats.prefix(3)) { Text($0.title) } }
#endif
#if os(iOS)
let other = List(boats) { Text($0.title) }
#endif
