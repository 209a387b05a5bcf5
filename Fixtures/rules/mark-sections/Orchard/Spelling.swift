struct Tree {
  // expect-next: mark-sections
  //MARK: - Properties
  let name = ""

  // expect-next: mark-sections
  // MARK: Init
  init() {}

  // expect-next: mark-sections
  //  MARK: -Public Methods
  func grow() {}

  // MARK: - Private Methods
  private func rest() {}  // MARK: Properties

  // MARK: - Properties of leaves
  // MARK: Helpers
  // MARKED: Init
  // Say MARK: Properties here.
  /// MARK: Properties
  func fall() {}
}

// expect-next: mark-sections
// MARK: - properties

extension Tree {
  // expect-next: mark-sections
  // MARK: - View body
  func draw() {}
}

let text = """
  // MARK: Properties
  """
