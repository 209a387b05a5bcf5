#if DEBUG
let isLogging = true
#endif
#if canImport(Observation) && swift(>=6.0)
#endif
// #if os(iOS)
