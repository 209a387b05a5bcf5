// expect-file: swiftdata-versioned-schema
import SwiftData

@Model
final class BerthEntity { var name = "" }
