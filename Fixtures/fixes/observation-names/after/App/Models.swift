import SwiftUI

@Observable
final class CartModel {
  var note = ""
}

/// Where the app sends its requests.
enum Environment { case staging, production }

/// What a screen shows.
struct State { var count = 0 }

struct Bindable<Value> { var value: Value }

protocol Reloading { @MainActor var reloaded: CartModel { get set } }
