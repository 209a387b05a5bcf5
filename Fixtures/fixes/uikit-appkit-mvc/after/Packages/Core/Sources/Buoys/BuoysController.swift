import Foundation

/// Holds the buoys off the coast.
@MainActor
public final class BuoysController {  // expect: core-type-has-tests
  public private(set) var buoys: [Buoy] = []  // expect: doc-comments-public
  /// Called before the buoys change.
  public var willChange: (() -> Void)?
  /// Called after the buoys have changed.
  public var didChange: (() -> Void)?

  /// A controller without buoys.
  public init() {}

  /// Shows other buoys.
  public func setBuoys(_ new: [Buoy]) {
    willChange?()
    buoys = new
    didChange?()
  }

  /// Takes all buoys away.
  public func clear() {  // expect: will-did-change-order
    buoys.removeAll()
    didChange?()
  }
}
