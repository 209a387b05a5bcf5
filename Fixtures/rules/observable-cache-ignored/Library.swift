import Foundation
import Observation

@Observable
final class LibraryModel {
  @ObservationIgnored private var pageCache: [Int: Page] = [:]
  @Observation.ObservationIgnored
  private var loadTask: Task<Void, Never>?

  let token = UUID()
  static var cache: [Int: Page] = [:]
  var cacheText: String { "\(pageCache.count) pages" }

  /// What the reader means to do, and not what the app does.
  var tasks: [Chore] = []
  var openTasks = [Chore]()
  /// Seconds that the view counts down.
  var kitchenTimer: Int = 90
  var isCached = false
  var internationalTitle = ""
  var tokens: [String] = []
  var multitask = false

  func reload() {
    var cache: [Int: Page] = [:]
    cache[0] = nil
    // var cache is local
  }

  struct Draft {
    var cache: [Int: Page] = [:]
  }
}

final class OldLibrary {
  var cache: [Int: Page] = [:]
}
