import SwiftData

@Model
final class BerthEntity {  // expect: entity-sync-status
  var name = ""
}

@Model
final class CraneEntity {
  var name = ""
  var syncStatus = SyncStatus.pending
}

@Model final class CachedChart { var name = "" }

final class TideEntity { var level = 0.0 }
struct PilotDTO {}
