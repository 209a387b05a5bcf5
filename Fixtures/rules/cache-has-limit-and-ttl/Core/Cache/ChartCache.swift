actor ChartCache {  // expect: cache-has-limit-and-ttl
  private var charts: [String: Data] = [:]
  private let maxSize = 100
}

actor TideCache {  // expect: cache-has-limit-and-ttl
  private var levels: [String: Double] = [:]
  private let ttl = 60.0
}

actor LogCache {
  private var lines: [String: Data] = [:]
  private let maxSize: Int
  private let ttl: TimeInterval

  init(maxSize: Int = 100, ttl: TimeInterval = 300) {
    self.maxSize = maxSize
    self.ttl = ttl
  }
}

final class ImageCache {
  private let images = NSCache<NSString, NSData>()
  init(capacity: Int) { images.countLimit = capacity }
  func isExpired(_ date: Date) -> Bool { date < .now }
}

final class Charts { var all: [String: Data] = [:] }
