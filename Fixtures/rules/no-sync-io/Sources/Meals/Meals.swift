func loadMeals() async throws -> [Meal] {
  let (data, _) = try await URLSession.shared.data(from: url)
  return try JSONDecoder().decode([Meal].self, from: data)
}
