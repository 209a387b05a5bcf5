// Links of the project, which are made from values of its own.
extension NavigationLink where Destination == Never {
  init(_ page: Page, label: () -> Label) {}
}

let rows = List {
  NavigationLink(.settings(.account)) { Text("a") }
  NavigationLink("a", destination: .settings(.icon))
  NavigationLink("a", value: "b", destination: .settings(.icon))
  NavigationLink("See All", destination: destination)
}
