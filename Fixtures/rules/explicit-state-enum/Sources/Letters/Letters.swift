func load() {
  isLoading = true  // expect: explicit-state-enum
  items = []
}
