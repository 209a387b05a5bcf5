func place() {
  group.interItemSpacing = .fixed(8)  // expect: no-hardcoded-spacing
  let gap = label.topAnchor.constraint(equalTo: other.bottomAnchor, constant: CGFloat(8))  // expect: no-hardcoded-spacing
}
