import Foundation
struct Letter: Identifiable, Codable, Equatable, Hashable { let id: UUID }
enum Mood { case calm, loud }
