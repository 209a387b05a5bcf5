func focus() {
  window?.initialFirstResponder = field
}
