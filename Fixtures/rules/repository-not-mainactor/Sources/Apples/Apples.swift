@MainActor  // expect: repository-not-mainactor
final class ApplesRepository {}
