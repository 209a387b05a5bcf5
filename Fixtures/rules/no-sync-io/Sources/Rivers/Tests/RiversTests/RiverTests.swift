func fixture() throws -> Data { try Data(contentsOf: url) }
