@Observable final class ApplesStore {}
struct ApplesView: View {
  @ObservedObject var store: ApplesStore  // expect: view-store-reference-form
}
