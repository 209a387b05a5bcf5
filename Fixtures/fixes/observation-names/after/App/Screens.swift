import SwiftUI

/// The names that the wrappers have in the system belong to types of the app.
struct CartScreen: View {
  @SwiftUI.State private var cart: CartModel
  @SwiftUI.Environment(CartModel.self) private var shared

  init(cart: CartModel) { _cart = SwiftUI.State(initialValue: cart) }

  var body: some View {
    TextField("Note", text: SwiftUI.Bindable(shared).note)
    Text(cart.note)
  }
}

/// A parameter has the name of the property.
struct NoteField: View {
  @SwiftUI.Bindable var cart: CartModel

  init(_ cart: CartModel) { self.cart = cart }

  var body: some View { TextField("Note", text: $cart.note) }
}

/// Only the first of these is a constant.
struct Badge: View {
  let kept: CartModel
  var replaced: CartModel
  var exchanged: CartModel
  var pathed: CartModel
  var twice: CartModel

  init(_ cart: CartModel, _ other: CartModel?) {
    kept = cart
    replaced = cart
    exchanged = cart
    pathed = cart
    twice = cart
    if let other { twice = other }
  }

  var body: some View { Text(kept.note) }

  func replacing(with cart: CartModel) -> Badge {
    var copy = self
    copy.replaced = cart
    return copy
  }

  mutating func exchange(_ cart: inout CartModel) { swap(&exchanged, &cart) }

  static var path: WritableKeyPath<Badge, CartModel> { \.pathed }
}

/// An extension sets it, and a protocol asks for a setter.
struct Row: View, Reloading {
  var extended: CartModel
  var reloaded: CartModel

  var body: some View { Text(extended.note) }
}

extension Row {
  init(number: Int) {
    extended = CartModel()
    reloaded = CartModel()
  }
}
