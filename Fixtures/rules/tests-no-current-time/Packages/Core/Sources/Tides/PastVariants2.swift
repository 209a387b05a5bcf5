func isPast(_ tide: Tide) -> Bool {
  let now = Date()  // expect: tests-no-current-time
  return tide.time < now || tide.end < .now  // expect: tests-no-current-time
}
