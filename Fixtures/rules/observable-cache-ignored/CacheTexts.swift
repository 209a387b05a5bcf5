// What tells of a cache is shown.
@Observable
final class Preferences {
  var cacheUsageText = "Calculating…"
  var cacheSize: Int = 0
}
