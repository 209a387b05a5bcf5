func widen() {
  if isWide {
    card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    card.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
  }
}
