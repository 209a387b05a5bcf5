import SwiftUI
final class ApplesStore: ObservableObject {  // expect: prefer-observable
  @Published var state = 0  // expect: prefer-observable
}
struct ApplesView: View {
  @StateObject var store = ApplesStore()  // expect: prefer-observable
  @ObservedObject var other: ApplesStore  // expect: prefer-observable
  @EnvironmentObject var third: ApplesStore  // expect: prefer-observable
}
struct AppleShareView: View {
  @StateObject private var renderer: ImageRenderer<AnyView>
}
