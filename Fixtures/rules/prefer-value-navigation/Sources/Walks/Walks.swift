let rows = List {
  NavigationLink(value: walk) { Text("a") }
  NavigationLink("a", value: walk)
}
.navigationDestination(for: Walk.self) { WalkView($0) }
