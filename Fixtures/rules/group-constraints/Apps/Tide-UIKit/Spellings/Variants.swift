func place() {
  let top = card.topAnchor.constraint(equalTo: view.topAnchor)
  let left = card.leftAnchor.constraint(equalTo: view.leftAnchor)
  top.isActive = true  // expect: group-constraints
  left.isActive = true  // expect: group-constraints
}
