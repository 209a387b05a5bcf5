let screen = NavigationView { List {} }  // expect: no-navigationview
  .navigationViewStyle(.stack)  // expect: no-navigationview
