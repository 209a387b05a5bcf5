func place() {
  card.snp.leading.equalTo(view)  // expect: prefer-layout-anchors
  card.autoPinEdgesToSuperviewEdges()  // expect: prefer-layout-anchors
  let old = NSLayoutConstraint.init(item: card, attribute: .top, relatedBy: .equal, toItem: view,  // expect: prefer-layout-anchors
    attribute: .top, multiplier: 1, constant: 0)
}
