func place() {
  user.isActive = true
  account.isActive = true
}
func widen() {
  let top = card.topAnchor.constraint(equalTo: view.topAnchor)
  top.isActive = true
}
