protocol TreeRepositoryProtocol {}
protocol StoredRepositoryProtocol: FruitRepositoryProtocol {}
final class GardenRepository {}
