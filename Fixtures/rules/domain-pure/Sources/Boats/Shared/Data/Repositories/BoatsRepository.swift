import SwiftData
final class BoatsRepository {}
