#if os(iOS)  // expect: core-no-conditional-compilation
let name = "phone"
#elseif os(macOS)  // expect: core-no-conditional-compilation
let name = "desk"
#endif

// The lid of a laptop stops the clock.
#if os(macOS)
let lid = true
#endif

#if canImport(AppKit)  // expect: core-no-conditional-compilation
let isDesk = true
#endif
#if targetEnvironment(simulator)  // expect: core-no-conditional-compilation
let isReal = false
#endif
#if DEBUG
let level = 3
#endif
#if compiler(>=6.2)
let isNew = true
#endif
