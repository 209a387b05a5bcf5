#Preview { ApplesView(store: ApplesStore(repository: ApplesRepository())) }  // expect: preview-no-live-dependencies
final class ApplesRepository {}
