#if os(macOS)  // expect: no-platform-conditionals-in-shared
let isDesktop = true
#elseif os(iOS)  // expect: no-platform-conditionals-in-shared
let isDesktop = false
#endif
#if DEBUG && targetEnvironment(simulator)  // expect: no-platform-conditionals-in-shared
#endif
#if canImport(UIKit)  // expect: no-platform-conditionals-in-shared
#endif
