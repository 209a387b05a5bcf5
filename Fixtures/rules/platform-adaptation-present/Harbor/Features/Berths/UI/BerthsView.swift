struct BerthsView {
  #if os(macOS)
    let columns = 3
  #endif
}
