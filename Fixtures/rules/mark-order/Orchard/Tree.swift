final class Tree {
  // MARK: - Properties

  let name = ""

  // MARK: - Public Methods

  func grow() {
    // MARK: - Init
    print(name)
  }

  // MARK: - Leaves

  func fall() {}

  // expect-next: mark-order
  // MARK: - Init

  init() {}

  struct Leaf {
    // MARK: - Properties

    let size = 1

    // MARK: - View Body

    // expect-next: mark-order
    //MARK: private methods
    private func rot() {}
  }

  // MARK: - Private Methods

  private func rest() {}

  // expect-next: mark-order
  // MARK: - Properties

  let age = 1
}

// MARK: - Init

extension Tree {
  // MARK: - Public Methods

  func bloom() {}
}

// MARK: - Properties

struct Fruit {
  // MARK: - Init

  init() {}

  /* MARK: - Properties */
  let text = """
    // MARK: - Properties
    """
}
