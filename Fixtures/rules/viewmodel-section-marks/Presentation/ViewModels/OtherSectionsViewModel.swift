final class OtherSectionsViewModel {
  // MARK: - Output
  // MARK: - Properties
  struct Output {}  // expect: viewmodel-section-marks

  let title = "// MARK: - Input"
  enum Input {}  // expect: viewmodel-section-marks

  let count = 1  // MARK: - Effect
  enum Effect {}  // expect: viewmodel-section-marks

  // MARK: -
  // MARK: Input Handler
  // Sorted by frequency.
  func onInput(_ input: Input) {}
}
