import Foundation

public final class TidesController {  // expect: mainactor-ui
  public var willChange: (() -> Void)?
  public var didChange: (() -> Void)?
}
@MainActor
public final class HarboursController {
  public var didChange: (() -> Void)?
}
public final class Flags { public var didChange = false }
