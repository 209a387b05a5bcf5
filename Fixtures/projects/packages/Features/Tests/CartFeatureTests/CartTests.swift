@testable import CartFeature

struct CartTests {
  let draft = Draft()
}
