func pushesViews() {
  navigator.push(to: TreeView(tree: nil))
}
