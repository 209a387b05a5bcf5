func load() -> [Apple] {
  let data = try! Data(contentsOf: url)  // expect: no-force-try
  return try! JSONDecoder().decode([Apple].self, from: data)  // expect: no-force-try
}
