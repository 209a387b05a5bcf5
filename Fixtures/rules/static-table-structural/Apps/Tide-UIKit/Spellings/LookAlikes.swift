enum ActionCell {
  case start
  func run() {}
}
struct TableDataBuilder { var rows: [Int] }
