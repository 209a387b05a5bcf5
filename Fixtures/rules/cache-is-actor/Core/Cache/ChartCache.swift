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
