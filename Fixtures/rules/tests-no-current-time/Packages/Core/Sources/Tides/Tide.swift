func isPast(_ tide: Tide) -> Bool { tide.time < Date.now }  // expect: tests-no-current-time
init(now: @escaping () -> Date = Date.init, start: Date = Date()) {}
