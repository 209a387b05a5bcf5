/// Tells a screen what it has stored.
final class HarvestRepository {
  weak var viewModel: HarvestViewModel?  // expect: data-references-presentation
  let first: HarvestViewModel? = nil

  func store() {
    Router.shared.show(.done)  // expect: data-references-presentation
    let Page = 3
    print(Page)
  }

  func load(_ page: Database.Page) -> Database.Page { page }
}

enum Database {
  struct Page {}
}

extension Database.Page {
  func next() -> Self { self }
}
