func startsEmpty() {
  let navigator = Navigator()
}
