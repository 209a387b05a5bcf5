@MainActor
@Observable
final class BoatsStore {}
@Observable @MainActor final class AlbumsStore {}
