struct Cart {
  let store: Store
  let search: SearchRoute
  let found: SearchResult  // expect: features-stand-alone
}

struct CartRoute {}
