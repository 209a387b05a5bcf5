// expect-file: folder-layout
/// Texts of the app.
enum Texts {
  static let title = "Arcana"  // expect: replaceable-example-files
}

/// A clock that stands still.
final class MockClockService {}  // expect: mock-location, mock-implements-protocol
