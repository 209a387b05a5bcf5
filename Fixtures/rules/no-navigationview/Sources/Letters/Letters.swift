struct NavigationView {}
let view = NavigationView()
