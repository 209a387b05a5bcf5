func loadApples() throws -> [Apple] {
  let data = try Data(contentsOf: url)  // expect: no-sync-io
  return try JSONDecoder().decode([Apple].self, from: data)
}
