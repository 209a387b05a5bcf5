import SwiftUI
class ApplesStore: ObservableObject {  // expect: observableobject-fallback-shape
  var state = 0  // expect: observableobject-fallback-shape
}
struct ApplesView: View {
  @ObservedObject var store = ApplesStore()  // expect: observableobject-fallback-shape
}
