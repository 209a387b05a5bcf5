// expect-file: platform-adaptation-present
struct CranesView {
  // #if os(macOS)
  let columns = 3
}
