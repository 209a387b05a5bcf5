// expect-file: test-directory-layout
final class MockBerthService {}
