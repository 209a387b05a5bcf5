struct SearchRoute {}

struct SearchResult {
  let cart: CartRoute
  var rows: [SQLRow] { [] }  // expect: only-the-store-speaks-sql, database-is-private
  let reading: any DatabaseReading
}
