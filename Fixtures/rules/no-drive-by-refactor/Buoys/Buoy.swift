struct Buoy {
  let depth: Double  // expect: no-drive-by-refactor
}
