#if hasFeature(Lifetimes)
  /// A view of the elements of an array, which the compiler keeps alive and unchanged meanwhile.
  ///
  /// It has no reference count and copies nothing, and every access is bounds-checked: what `Span` of the
  /// standard library is. `Span` itself is part of the system only from macOS 26 on. Built for an older
  /// one, a program that uses it needs a library (`libswiftCompatibilitySpan.dylib`) that no system has,
  /// and does not start without it.
  ///
  /// Its members are transparent: a build without optimisation inlines them too, so that tests lex and
  /// match at a bearable pace.
  ///
  /// Source: the Swift Evolution proposals SE-0446 (types that cannot escape) and SE-0447 (`Span`).
  @safe
  public struct BufferView<Element: BitwiseCopyable>: ~Escapable {
    /// Where the first element is, or would be if there were one.
    @usableFromInline let start: UnsafePointer<Element>

    /// The number of elements.
    public let count: Int

    /// - Parameters:
    ///   - elements: memory that lives, and does not change, as long as `owner` is borrowed.
    ///   - owner: the value that owns the memory.
    @usableFromInline @_transparent
    @_lifetime(borrow owner)
    init<Owner>(_ elements: UnsafeBufferPointer<Element>, of owner: borrowing Owner) {
      unsafe start = elements.baseAddress ?? UnsafePointer(bitPattern: 16).unsafelyUnwrapped
      count = elements.count
    }

    /// A part of another view.
    @usableFromInline @_transparent
    @_lifetime(copy whole)
    init(_ whole: borrowing BufferView, from start: UnsafePointer<Element>, count: Int) {
      unsafe self.start = unsafe start
      self.count = count
    }

    /// Returns true if there are no elements.
    public var isEmpty: Bool {
      @_transparent get { count == 0 }
    }

    /// The indices of all elements, in order.
    public var indices: Range<Int> {
      @_transparent get { unsafe Range(uncheckedBounds: (0, count)) }
    }

    /// The element at `index`, which must be one of the indices.
    public subscript(index: Int) -> Element {
      @_transparent get {
        precondition(
          UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the view")
        return unsafe start[index]
      }
    }

    /// The element at `index`, which is not checked, for loops that become vector instructions.
    @unsafe
    public subscript(unchecked index: Int) -> Element {
      @_transparent get { unsafe start[index] }
    }

    /// The elements in `range`, which must lie within the indices.
    @_transparent
    @_lifetime(copy self)
    public func extracting(_ range: Range<Int>) -> BufferView {
      precondition(
        range.lowerBound >= 0 && range.upperBound <= count, "a range outside of the view")
      return unsafe BufferView(
        self, from: start + range.lowerBound, count: range.count)
    }

    /// The elements in `range`, which must lie within the indices.
    @_transparent
    @_lifetime(copy self)
    public func extracting(_ range: some RangeExpression<Int>) -> BufferView {
      extracting(range.relative(to: indices))
    }
  }

  extension BufferView where Element == UInt8 {
    /// The eight bytes from `offset` on as one integer, the first byte in its lowest bits.
    ///
    /// - Parameter offset: an index with at least seven more after it.
    @_transparent
    public func eightBytes(at offset: Int) -> UInt64 {
      precondition(offset >= 0 && offset <= count &- 8, "eight bytes outside of the view")
      let memory = unsafe UnsafeRawPointer(start)
      return UInt64(
        littleEndian: unsafe memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The sixteen bytes from `offset` on.
    ///
    /// - Parameter offset: an index with at least fifteen more after it.
    @_transparent
    public func sixteenBytes(at offset: Int) -> SIMD16<UInt8> {
      precondition(offset >= 0 && offset <= count &- 16, "sixteen bytes outside of the view")
      let memory = unsafe UnsafeRawPointer(start)
      return unsafe memory.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    }
  }

  // The memory of an array of such elements is never an object of another language, so it stays where it
  // is while the array is borrowed.

  extension Array where Element: BitwiseCopyable {
    /// A view of all elements.
    public var view: BufferView<Element> {
      @_lifetime(borrow self)
      @_transparent get { unsafe BufferView(withUnsafeBufferPointer { unsafe $0 }, of: self) }
    }
  }

  extension ContiguousArray where Element: BitwiseCopyable {
    /// A view of all elements.
    public var view: BufferView<Element> {
      @_lifetime(borrow self)
      @_transparent get { unsafe BufferView(withUnsafeBufferPointer { unsafe $0 }, of: self) }
    }
  }
#endif
