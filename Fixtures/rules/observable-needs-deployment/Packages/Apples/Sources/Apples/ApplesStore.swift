import Observation
@MainActor
@Observable  // expect: observable-needs-deployment
final class ApplesStore {}
