import Synchronization

/// A reference that is stored once and that any thread reads: `AtomicLazyReference` of the standard
/// library, of which every read costs a call and a look-up of types.
package struct OnceReference<Object: AnyObject & Sendable>: ~Copyable {
  /// The address of the object, which this owns; 0 before it is stored.
  @usableFromInline let address = Atomic<UInt>(0)

  /// Nothing yet.
  @inlinable
  package init() {}

  /// The object, nil before it is stored.
  @inlinable @inline(__always)
  package func load() -> Object? {
    guard let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(object).takeUnretainedValue()
  }

  /// Stores the object unless there is one.
  ///
  /// - Returns: the object that is stored.
  @inlinable
  package func storeIfNil(_ object: Object) -> Object {
    let own = unsafe Unmanaged.passRetained(object)
    let (isStored, _) = address.compareExchange(
      expected: 0, desired: unsafe UInt(bitPattern: own.toOpaque()),
      ordering: .acquiringAndReleasing)
    if isStored { return object }
    unsafe own.release()
    return load() ?? object
  }

  @inlinable
  deinit {
    let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    if let object = unsafe object { unsafe Unmanaged<Object>.fromOpaque(object).release() }
  }
}
