import SwiftUI

struct CartView: View {
  @State private var cart: CartModel
  @Environment(SessionModel.self) private var session

  init(cart: CartModel) {
    _cart = State(initialValue: cart)
  }

  var body: some View {
    VStack {
      Text(session.name)
      Toggle("Signed in", isOn: Bindable(session).isSignedIn)
      Toggle("Signed in", isOn: Bindable(self.session).isSignedIn)
      NoteField(cart: cart)
      ItemList(cart: cart)
    }
  }
}

/// Binds to the note.
struct NoteField: View {
  @Bindable var cart: CartModel

  var body: some View { TextField("Note", text: $cart.note.orEmpty) }
}

struct ItemList: View {
  let cart: CartModel

  var body: some View { List(cart.items, id: \.self) { Text($0.name) } }
}

struct Badge: View {
  private let cart: CartModel
  private var session = SessionModel.shared

  init(cart: CartModel) {
    self.cart = cart
  }

  var body: some View { Text("\(cart.items.count) for \(session.name)") }
}
