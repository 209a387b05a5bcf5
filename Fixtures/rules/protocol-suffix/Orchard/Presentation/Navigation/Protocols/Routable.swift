/// What a router can do. These names are older than the rule.
protocol Routable: AnyObject {
  func dismiss()
}
