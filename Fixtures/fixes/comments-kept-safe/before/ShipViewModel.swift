final class ShipViewModel {
  /** Everything that people can do
      on the screen. */
  enum Input { case load }

  /// All that the screen shows.
  @available(*, deprecated)
  struct Output { var name = "" }

  let note = "" /* not about the effect
  */
  enum Effect { case close }
}
