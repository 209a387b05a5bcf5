/// Draws nothing.
struct BarkView {
  let text = ""
}
