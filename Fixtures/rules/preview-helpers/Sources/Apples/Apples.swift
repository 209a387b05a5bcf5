#Preview("Content") {
  ApplesView(store: ApplesStore(repository: InMemoryApplesRepository()))  // expect: preview-helpers
}
final class ApplesStore {}
