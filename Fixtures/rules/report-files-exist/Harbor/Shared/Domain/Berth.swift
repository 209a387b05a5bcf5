struct Berth {
  let number: Int
}
