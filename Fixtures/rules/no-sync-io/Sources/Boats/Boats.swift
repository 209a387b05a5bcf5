@Observable
final class Settings { let values = NSDictionary(contentsOfFile: path) }  // expect: no-sync-io
