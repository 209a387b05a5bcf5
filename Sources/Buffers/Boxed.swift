/// A value in memory of its own, with the meaning that it has without: a copy that changes is a value apart.
///
/// A struct that holds hundreds of references makes the compiler write, for itself and for each struct
/// around it, the code that copies, moves and destroys them all, and each copy counts all of them. In a box they
/// are one reference. A tenth of the tool was such code.
@propertyWrapper
public struct Boxed<Value> {
  @usableFromInline var storage: BoxStorage<Value>

  @inlinable public init(wrappedValue: Value) { storage = BoxStorage(wrappedValue) }

  @inlinable public var wrappedValue: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = BoxStorage(storage.value) }
      yield &storage.value
    }
  }
}

/// As ``Boxed``, for a value that is often absent and then needs no memory.
@propertyWrapper
public struct BoxedOptional<Value> {
  @usableFromInline var storage: BoxStorage<Value>?

  @inlinable public init(wrappedValue: Value?) { storage = wrappedValue.map { BoxStorage($0) } }

  @inlinable public var wrappedValue: Value? {
    get { storage?.value }
    set { storage = newValue.map { BoxStorage($0) } }
  }
}

/// The memory of a box.
@usableFromInline
final class BoxStorage<Value> {
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) { self.value = value }
}

// MARK: - Comparison

extension Boxed: Equatable where Value: Equatable {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

extension BoxedOptional: Equatable where Value: Equatable {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage?.value == right.storage?.value
  }
}

extension BoxedOptional: Hashable where Value: Hashable {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage?.value) }
}

// Unchecked, because the storage of a box changes only while no other box has it.
extension Boxed: @unchecked Sendable where Value: Sendable {}
extension BoxedOptional: @unchecked Sendable where Value: Sendable {}
