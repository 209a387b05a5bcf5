final class TidesController {
  func load() { sections = grouped(tides) }  // expect: logic-change-needs-test
}
