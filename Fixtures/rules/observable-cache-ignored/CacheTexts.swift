// What tells of a cache is shown.
@Observable
final class Preferences {
  var cacheUsageText = "Calculating…"
  var cacheSize: Int = 0
}
@Observable
final class DownloadsTracker {
  var cachedDownloads: [Download] = []
  var internalName: String = ""
  private var cachedSizes: [Int] = []  // expect: observable-cache-ignored
}
