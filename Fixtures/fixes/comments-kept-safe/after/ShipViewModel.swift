final class ShipViewModel {
  // MARK: - Input
  /** Everything that people can do
      on the screen. */
  enum Input { case load }

  // MARK: - Output
  /// All that the screen shows.
  @available(*, deprecated)
  struct Output { var name = "" }

  let note = "" /* not about the effect
  */

  // MARK: - Effect
  enum Effect { case close }
}
