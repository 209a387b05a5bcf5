#if os(tvOS)
let grid = LazyVGrid(columns: columns) { ForEach(apples) { apple in AppleCard(apple: apple) } }  // expect: tvos-focus
#endif
