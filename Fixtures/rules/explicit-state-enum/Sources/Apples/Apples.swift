final class ApplesStore {  // expect: explicit-state-enum
  var isLoading = false
  var items: [Apple] = []
}
