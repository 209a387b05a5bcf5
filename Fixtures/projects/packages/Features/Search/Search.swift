import CartFeature  // expect: features-apart
import Models

struct Search {
  let cart: Cart  // expect: features-apart
  let found: [Item]
}
