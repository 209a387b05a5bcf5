enum UnitsCell {
  case metres
  var title: String { "m" }  // expect: static-table-structural
}
let units: TableData<UnitsCell>
