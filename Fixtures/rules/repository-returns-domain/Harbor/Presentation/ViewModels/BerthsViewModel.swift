final class BerthsViewModel {
  private var berth: BerthEntity?  // expect: repository-returns-domain
  // BerthEntity is what the store has.
}
