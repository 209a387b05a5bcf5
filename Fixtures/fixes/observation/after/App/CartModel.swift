import SwiftUI

@Observable
final class CartModel: Identifiable {
  var items: [Item] = []
  var note: String?
}

struct Item: Hashable { let name: String }
