let data = try Data(contentsOf: url)
