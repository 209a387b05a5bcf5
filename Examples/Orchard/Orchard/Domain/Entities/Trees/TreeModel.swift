import Foundation

/// A tree of the orchard.
struct TreeModel: Identifiable, Sendable {
  let id: UUID
  let name: String
  let apples: Int

  init(_ tree: TreeDTO) {
    id = tree.id
    name = tree.name
    apples = tree.apples ?? 0
  }
}
