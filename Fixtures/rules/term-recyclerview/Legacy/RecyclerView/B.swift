struct Cells {
  let count = 3
}
