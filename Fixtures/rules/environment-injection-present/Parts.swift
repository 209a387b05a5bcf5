import Observation

enum Recipes {
  @Observable final class Book {}
}

struct Parts {
  let book = Recipes.Book()
  // let guest: Guest is not passed on: .environment(guest)
  var guest: Guest?
}
