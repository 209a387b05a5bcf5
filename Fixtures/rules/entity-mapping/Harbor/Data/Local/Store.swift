import SwiftData

@Model final class Draft { var name = "" }
