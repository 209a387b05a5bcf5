func load(completion: @escaping ([Tide]) -> Void) {
  DispatchQueue.global().async {}
}
