import SwiftUI

class CartModel: ObservableObject, Identifiable {
  @Published var items: [Item] = []
  @SwiftUI.Published var note: String?
}

struct Item: Hashable { let name: String }
