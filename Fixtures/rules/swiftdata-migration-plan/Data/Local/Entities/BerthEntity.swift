// expect-file: swiftdata-migration-plan
import SwiftData

@Model
final class BerthEntity { var name = "" }
