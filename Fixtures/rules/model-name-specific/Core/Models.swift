import SwiftData

@objc(Item) final class Item: NSManagedObject {}  // expect: model-name-specific
final class ItemList: NSManagedObject {}
@Model final class Record {}  // expect: model-name-specific
struct Data {}
final class Value {}
// final class Entity: NSManagedObject {}
