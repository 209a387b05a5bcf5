@Observable
final class BerthsViewModel {
  // MARK: - Input: all that can happen
  enum Input { case refresh }

  // MARK: - Output
  struct Output { var names: [String] = [] }

  // MARK: - Effect
  // Shown once.
  enum Effect { case closed }

  // MARK: - Input Handler
  func onInput(_ input: Input) {}
}

@Observable
final class CranesViewModel {
  // Inputs
  enum Input { case refresh }  // expect: viewmodel-section-marks

  // MARK: - State
  struct Output { var names: [String] = [] }  // expect: viewmodel-section-marks

  enum Effect { case closed }  // expect: viewmodel-section-marks

  // MARK: - Input
  func onInput(_ input: Input) {}  // expect: viewmodel-section-marks

  func onOutput(_ output: Output) {}
}

struct Parser { enum Input { case word } }
