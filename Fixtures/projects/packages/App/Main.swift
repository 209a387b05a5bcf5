import CartFeature
import Kit  // expect: layers

struct Main {
  let cart: Cart
  let button: Button  // expect: layers
  let item: Item
}
