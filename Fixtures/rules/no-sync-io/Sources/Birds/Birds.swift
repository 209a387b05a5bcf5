actor BirdFile { func read() throws -> Data { try Data(contentsOf: url) } }
struct BirdReader { func read() async throws -> Data { try Data(contentsOf: url) } }
