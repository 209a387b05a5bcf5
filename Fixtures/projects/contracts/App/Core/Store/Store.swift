struct Store {
  let rows: [SQLRow] = []
  let database: Database  // expect: no-circles

  /// Core must not know a feature.
  var last: SearchResult?  // expect: layers-point-inwards
}

struct StoreKey {}
