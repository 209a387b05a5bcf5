import SwiftUI

@main
struct ShopApp: App {
  @StateObject var session = SessionModel()
  private let stores = Stores()

  var body: some Scene {
    WindowGroup {
      CartView(cart: stores.cart)
        .environmentObject(session)
        .environmentObject(stores.cart)
    }
  }
}

struct Stores {
  let cart = CartModel()
}

#Preview {
  CartView(cart: CartModel()).environmentObject(SessionModel.shared)
}
