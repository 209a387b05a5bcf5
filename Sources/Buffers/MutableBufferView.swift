#if hasFeature(Lifetimes)
  /// A view through which the elements of an array are replaced, while nothing else uses the array.
  ///
  /// Writes cost a check of the index only: the array is made unique once, when the view is made. It is what
  /// `MutableSpan` of the standard library is, for the systems that ``BufferView`` names.
  @safe
  public struct MutableBufferView<Element: BitwiseCopyable>: ~Copyable, ~Escapable {
    @usableFromInline let elements: UnsafeMutableBufferPointer<Element>

    @usableFromInline @_transparent
    @_lifetime(&owner)
    init(of owner: inout ContiguousArray<Element>) {
      unsafe elements = owner.withUnsafeMutableBufferPointer { unsafe $0 }
    }

    /// The element at `index`, which must be an index of the array.
    public subscript(index: Int) -> Element {
      @_transparent get {
        check(index)
        return unsafe elements[index]
      }
      @_lifetime(self: copy self)
      @_transparent set {
        check(index)
        unsafe elements[index] = newValue
      }
    }

    @usableFromInline @_transparent
    func check(_ index: Int) {
      let count = unsafe elements.count
      precondition(
        UInt(bitPattern: index) < UInt(bitPattern: count), "an index outside of the view")
    }
  }

  extension ContiguousArray where Element: BitwiseCopyable {
    /// A view through which elements are replaced.
    public var mutableView: MutableBufferView<Element> {
      @_lifetime(&self)
      @_transparent mutating get { MutableBufferView(of: &self) }
    }
  }
#endif
