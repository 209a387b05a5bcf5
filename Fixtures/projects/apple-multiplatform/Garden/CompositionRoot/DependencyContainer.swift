import Foundation

@MainActor
struct DependencyContainer {
  let plants = PlantsStore(repository: InMemoryPlantsRepository())
  let remote = RemotePlantsRepository(url: URL(filePath: "/"))
}
