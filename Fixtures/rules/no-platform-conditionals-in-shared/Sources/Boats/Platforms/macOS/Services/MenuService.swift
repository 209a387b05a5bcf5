#if os(macOS)
let isDesktop = true
#endif
