final class BerthsViewModel {}
final class CranesViewModel {}  // expect: test-file-per-type
final class MockViewModel {}
struct RowViewModel {}
