#if os(watchOS)  // expect: no-platform-conditionals-in-shared
let count = 5
#endif
