enum BuoyCell {  // expect: static-table-cell-hashable
  case position
}

enum LampCell {  // expect: static-table-cell-hashable
  case colour
}
