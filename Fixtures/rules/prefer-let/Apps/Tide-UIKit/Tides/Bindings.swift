/// Variables that a condition or a pattern binds, and those of initializers of nested types.
enum Chart {
  struct Mark { let height: Int }
}
extension Chart.Mark {
  init(raised height: Int) {
    var raised = height
    raised += 1
    self.height = raised
  }
  init(kept height: Int) {
    var kept = height  // expect: prefer-let
    self.init(height: kept)
  }
}
extension Swift.Array {
  init(count: Int, of element: Element) {
    var rest = count
    self = []
    while rest > 0 { append(element); rest -= 1 }
  }
}
func heights(_ first: Int?, _ marks: [Chart.Mark?]) -> [Int] {
  var all: [Int] = []
  if var first { first += 1; all.append(first) }
  if var other = first { other += 1; all.append(other) }
  guard var last = first else { return all }
  last -= 1
  while var next = marks.randomElement() { next = nil; print(next as Any) }
  for var height in all { height += 1; print(height) }
  switch first {
  case .some(var seen): seen += 1; print(seen)
  case .none: break
  }
  return all + [last]
}
