import SwiftData

final class Users: NSManagedObject {}  // expect: model-name-singular
final class Status: NSManagedObject {}
final class User: NSManagedObject {}
@Model final class Messages {}  // expect: model-name-singular
@Model final class Analysis {}
final class Rows {}
// final class Tides: NSManagedObject {}
