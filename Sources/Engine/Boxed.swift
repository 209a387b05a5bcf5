/// A value in memory of its own, with the meaning that it has without: a copy that changes is a value apart.
///
/// What keeps a project loaded consists of some hundred references. A struct that holds it in place makes the
/// compiler write, for itself and for each struct around it, the code that copies, moves and destroys them all:
/// a tenth of the tool was such code. In a box they are one reference.
@propertyWrapper
package struct Boxed<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

// Unchecked, because the storage of a box changes only while no other box has it.
extension Boxed: @unchecked Sendable where Value: Sendable {}
