import SwiftUI

struct CartView: View {
  @StateObject private var cart: CartModel
  @EnvironmentObject private var session: SessionModel

  init(cart: CartModel) {
    _cart = StateObject(wrappedValue: cart)
  }

  var body: some View {
    VStack {
      Text(session.name)
      Toggle("Signed in", isOn: $session.isSignedIn)
      Toggle("Signed in", isOn: self.$session.isSignedIn)
      NoteField(cart: cart)
      ItemList(cart: cart)
    }
  }
}

/// Binds to the note.
struct NoteField: View {
  @ObservedObject var cart: CartModel

  var body: some View { TextField("Note", text: $cart.note.orEmpty) }
}

struct ItemList: View {
  @ObservedObject
  var cart: CartModel

  var body: some View { List(cart.items, id: \.self) { Text($0.name) } }
}

struct Badge: View {
  @ObservedObject private var cart: CartModel
  @ObservedObject private var session = SessionModel.shared

  init(cart: CartModel) {
    self._cart = ObservedObject(wrappedValue: cart)
  }

  var body: some View { Text("\(cart.items.count) for \(session.name)") }
}
