// The views for compilers without the experimental feature `Lifetimes`, which Package.swift switches on. It
// may change its name with any compiler, and tools that read single targets may not pass it on. These views
// hold their array, which costs a reference count for each; everything else is the same.

#if !hasFeature(Lifetimes)
  /// A view of the elements of an array, which it keeps alive.
  public struct BufferView<Element: BitwiseCopyable> {
    @usableFromInline let elements: ContiguousArray<Element>

    /// The index in the array of the first element of the view.
    @usableFromInline let start: Int

    /// The number of elements.
    public let count: Int

    @inlinable
    init(_ elements: ContiguousArray<Element>, from start: Int, count: Int) {
      self.elements = elements
      self.start = start
      self.count = count
    }

    /// Returns true if there are no elements.
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The indices of all elements, in order.
    @inlinable
    public var indices: Range<Int> { 0..<count }

    /// The element at `index`, which must be one of the indices.
    @inlinable
    public subscript(index: Int) -> Element {
      precondition(index >= 0 && index < count, "an index outside of the view")
      return elements[start + index]
    }

    /// The element at `index`. Callers mark it as unchecked, as it is in the other form of the view.
    @unsafe
    @inlinable
    public subscript(unchecked index: Int) -> Element { elements[start + index] }

    /// The elements in `range`, which must lie within the indices.
    @inlinable
    public func extracting(_ range: Range<Int>) -> BufferView {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= count, "a range outside of the view")
      return BufferView(elements, from: start + range.lowerBound, count: range.count)
    }

    /// The elements in `range`, which must lie within the indices.
    @inlinable
    public func extracting(_ range: some RangeExpression<Int>) -> BufferView {
      extracting(range.relative(to: indices))
    }
  }

  extension BufferView where Element == UInt8 {
    /// The eight bytes from `offset` on as one integer, the first byte in its lowest bits.
    ///
    /// - Parameter offset: an index with at least seven more after it.
    @inlinable
    public func eightBytes(at offset: Int) -> UInt64 {
      precondition(offset >= 0 && offset <= count &- 8, "eight bytes outside of the view")
      return unsafe elements.withUnsafeBytes { memory in
        UInt64(
          littleEndian: unsafe memory.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
        )
      }
    }

    /// The sixteen bytes from `offset` on.
    ///
    /// - Parameter offset: an index with at least fifteen more after it.
    @inlinable
    public func sixteenBytes(at offset: Int) -> SIMD16<UInt8> {
      precondition(offset >= 0 && offset <= count &- 16, "sixteen bytes outside of the view")
      return unsafe elements.withUnsafeBytes { memory in
        unsafe memory.loadUnaligned(fromByteOffset: start + offset, as: SIMD16<UInt8>.self)
      }
    }
  }

  extension Array where Element: BitwiseCopyable {
    /// A view of all elements.
    @inlinable
    public var view: BufferView<Element> {
      BufferView(ContiguousArray(self), from: 0, count: count)
    }
  }

  extension ContiguousArray where Element: BitwiseCopyable {
    /// A view of all elements.
    @inlinable
    public var view: BufferView<Element> { BufferView(self, from: 0, count: count) }
  }

  /// A view through which the elements of an array are replaced. The array must not be used otherwise
  /// meanwhile; the other form of the view has the compiler check that.
  @safe
  public struct MutableBufferView<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline let elements: UnsafeMutableBufferPointer<Element>

    @inlinable
    init(of owner: inout ContiguousArray<Element>) {
      unsafe elements = owner.withUnsafeMutableBufferPointer { unsafe $0 }
    }

    /// The element at `index`, which must be an index of the array.
    @inlinable
    public subscript(index: Int) -> Element {
      get {
        check(index)
        return unsafe elements[index]
      }
      set {
        check(index)
        unsafe elements[index] = newValue
      }
    }

    @inlinable
    func check(_ index: Int) {
      let count = unsafe elements.count
      precondition(index >= 0 && index < count, "an index outside of the view")
    }
  }

  extension ContiguousArray where Element: BitwiseCopyable {
    /// A view through which elements are replaced.
    @inlinable
    public var mutableView: MutableBufferView<Element> {
      mutating get { MutableBufferView(of: &self) }
    }
  }
#endif
