import SwiftData

@Model
final class BerthEntity { var name = "" }  // expect: swiftdata-versioned-schema
