final class ChartCache {  // expect: cache-is-actor
  private var charts: [String: Data] = [:]
}

struct TideCacheManager { var levels = [Double]() }  // expect: cache-is-actor

actor LogCache { private var lines: [String: Data] = [:] }

final class ImageCache {
  private let images = NSCache<NSString, NSData>()
  private var isFull = false
}

final class Charts { var all: [String: Data] = [:] }
struct CacheEntry { var keys: [String] = [] }
// Views observe the one, and the other is a value of its owner.
final class ObservedChartCache: ObservableObject {
  @Published private(set) var charts: [Int: Chart] = [:]
}
@MainActor final class ChartManager {
  struct ChartCache: Hashable { var charts: [Int: Chart] = [:] }
}
