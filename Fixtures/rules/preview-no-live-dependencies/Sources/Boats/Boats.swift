let repository = BoatsRepository(session: URLSession.shared)
final class BoatsRepository {}
