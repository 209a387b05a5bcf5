@_exported import Models

public struct Button {}

public struct Shelf {
  let items: [Item]
}
