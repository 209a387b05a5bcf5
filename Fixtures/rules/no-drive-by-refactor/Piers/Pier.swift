func meters(of pier: Pier) -> Double {
  let length = pier.feet * 0.3048  // expect: no-drive-by-refactor
  return length
}
