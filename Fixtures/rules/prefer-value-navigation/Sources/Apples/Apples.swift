let rows = List {
  NavigationLink(destination: AppleView(apple)) { Text("a") }  // expect: prefer-value-navigation
  NavigationLink { AppleView(apple) } label: { Text("a") }  // expect: prefer-value-navigation
  NavigationLink("a", destination: AppleView(apple))  // expect: prefer-value-navigation
}
