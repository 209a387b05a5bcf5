import SwiftUI

struct Tabs: View {
  var body: some View {
    TabView {
      Text("Dive")
        .tabItem { Label("Dive", systemImage: "water.waves") }  // expect: tab-api
        .tag(0)
      Text("Log").tabItem({ Text("Log") })  // expect: tab-api
      Text("Map").tabItem {  // expect: tab-api
        Image(systemName: "map")
      }
      // .tabItem { Text("no") }
    }
  }

  var modern: some View {
    TabView { Tab("Dive", systemImage: "water.waves") { Text(".tabItem { }") } }
  }

  let tabItem = 1
  func select(tabItem: Int) -> Int { self.tabItem + tabItem }
}

enum Place {
  case tabItem(Int)

  static func all() -> [Place] { [1, 2].map { .tabItem($0) } }
  var number: Int { if case let .tabItem(number) = self { number } else { 0 } }
}
