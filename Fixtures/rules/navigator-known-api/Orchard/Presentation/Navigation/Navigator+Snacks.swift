extension Navigator {
  func showSnack(_ count: Int) {}
}
