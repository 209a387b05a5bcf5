@Observable
final class ApplesStore {  // expect: store-requires-mainactor
  var state = State.loading
}
