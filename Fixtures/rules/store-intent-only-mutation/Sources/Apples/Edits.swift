func edit(_ apple: Apple) {
  store.items[0] = apple  // expect: store-intent-only-mutation
  store.items += [apple]  // expect: store-intent-only-mutation
  store.items.insert(apple, at: 0)  // expect: store-intent-only-mutation
  let first = store.items[0]
  basket.items += [first]
}
