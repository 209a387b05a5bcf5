func meters(of pier: Pier) -> Double {
  let size = pier.feet * 0.3048  // expect: no-drive-by-refactor
  return size
}
