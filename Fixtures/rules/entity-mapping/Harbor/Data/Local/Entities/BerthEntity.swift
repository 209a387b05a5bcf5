import SwiftData

@Model
final class BerthEntity {  // expect: entity-mapping
  var name = ""
}

@Model
final class CraneEntity { var name = "" }

@Model final class BerthLink {}
final class Plain {}
