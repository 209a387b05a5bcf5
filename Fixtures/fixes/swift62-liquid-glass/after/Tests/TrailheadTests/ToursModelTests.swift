import Testing

@testable import Trailhead

@Suite struct ToursModelTests {
  @Test func findsByName() async {
    let model = ToursModel()
    await model.load()
    model.query = "rid"
    #expect(model.found.map(\.name) == ["Ridge"])
  }
}
