func place() {
  let width = label.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 10)
}
