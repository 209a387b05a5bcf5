import Foundation

/// Photos of plants.
final class PhotoCache {  // expect: cache-is-actor, cache-has-limit-and-ttl
  private var photos: [URL: Data] = [:]

  func photo(_ url: URL) -> Data? { photos[url] }
}
