struct WateringFailure: Error {  // expect: typed-errors
  let code: Int
}
