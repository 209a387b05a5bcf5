import Observation
@MainActor
@Observable  // expect: observable-needs-deployment
final class ApplesStore {}

@available(iOS 16, *)
@Observable  // expect: observable-needs-deployment
final class OlderStore {}

@available(*, deprecated)
@Observable  // expect: observable-needs-deployment
final class FormerStore {}

@available(iOS, introduced: 17)
@Observable
final class LaterStore {}
