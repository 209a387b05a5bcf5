import Testing

@Test func ages() {
  let tide = Tide(time: Date())  // expect: tests-no-current-time
  let later = Date.now.addingTimeInterval(60)  // expect: tests-no-current-time
  let day = Calendar.current.startOfDay(for: tide.time)  // expect: tests-no-current-time
  let fixed = Date(timeIntervalSince1970: 100)
  // Date()
}
