final class Database: DatabaseReading {
  var keys: [StoreKey] { [] }
  func values(_ key: StoreKey) -> [StoreKey] { [key] }
  func store(_ key: StoreKey, in: Store) {}
}

struct SQLRow {}

protocol DatabaseReading {}
