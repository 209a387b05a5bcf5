/// A value that is counted as one reference, however many it holds.
///
/// Rules and selectors hold dozens of references, and are looked at for every file and finding.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
