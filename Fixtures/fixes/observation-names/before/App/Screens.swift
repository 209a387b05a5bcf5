import SwiftUI

/// The names that the wrappers have in the system belong to types of the app.
struct CartScreen: View {
  @StateObject private var cart: CartModel
  @EnvironmentObject private var shared: CartModel

  init(cart: CartModel) { _cart = StateObject(wrappedValue: cart) }

  var body: some View {
    TextField("Note", text: $shared.note)
    Text(cart.note)
  }
}

/// A parameter has the name of the property.
struct NoteField: View {
  @ObservedObject var cart: CartModel

  init(_ cart: CartModel) { _cart = ObservedObject(wrappedValue: cart) }

  var body: some View { TextField("Note", text: $cart.note) }
}

/// Only the first of these is a constant.
struct Badge: View {
  @ObservedObject var kept: CartModel
  @ObservedObject var replaced: CartModel
  @ObservedObject var exchanged: CartModel
  @ObservedObject var pathed: CartModel
  @ObservedObject var twice: CartModel

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
  @ObservedObject var extended: CartModel
  @ObservedObject var reloaded: CartModel

  var body: some View { Text(extended.note) }
}

extension Row {
  init(number: Int) {
    extended = CartModel()
    reloaded = CartModel()
  }
}
