import SwiftData

@Model
final class BerthEntity { var name = "" }  // expect: swiftdata-migration-plan
