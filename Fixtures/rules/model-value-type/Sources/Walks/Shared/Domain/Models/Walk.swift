struct Walk: Identifiable, Codable, Equatable, Hashable { final class Box {} }
enum Mood { case calm, loud }
