import SwiftUI

@main
struct ShopApp: App {
  @State var session = SessionModel()
  private let stores = Stores()

  var body: some Scene {
    WindowGroup {
      CartView(cart: stores.cart)
        .environment(session)
        .environment(stores.cart)
    }
  }
}

struct Stores {
  let cart = CartModel()
}

#Preview {
  CartView(cart: CartModel()).environment(SessionModel.shared)
}
