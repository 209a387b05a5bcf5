func show() {}
func focus() {
  window?.initialFirstResponder = field
}
