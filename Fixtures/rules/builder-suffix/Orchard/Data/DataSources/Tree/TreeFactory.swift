enum TreeFactory {
  static func build() -> TreeView { TreeView() }
}
