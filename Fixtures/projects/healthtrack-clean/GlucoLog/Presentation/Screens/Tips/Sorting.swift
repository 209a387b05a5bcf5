// expect-file: screen-file-naming, screen-complete

/// The order of advice.
enum TipsSorting: Sendable {
  case newest, shortest
}
