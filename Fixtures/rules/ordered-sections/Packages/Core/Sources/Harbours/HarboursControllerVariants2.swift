final class HarboursController {
  private(set) var sections: [Coast: [Harbour]] = [:]  // expect: ordered-sections
}
