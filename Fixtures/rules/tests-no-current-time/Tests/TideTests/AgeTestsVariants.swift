@Test func ages() {
  let tide = Tide(time: NSDate() as Date)  // expect: tests-no-current-time
  let start = CACurrentMediaTime()  // expect: tests-no-current-time
}
