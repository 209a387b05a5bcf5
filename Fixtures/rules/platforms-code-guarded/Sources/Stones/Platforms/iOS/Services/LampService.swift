#if canImport(AppKit)
struct Lamp {}  // expect: platforms-code-guarded
#endif
#if canImport(ActivityKit)
struct Activity {}
#endif
let brightness = 3  // expect: platforms-code-guarded
