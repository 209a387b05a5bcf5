/// Names with underscores, and functions of protocols.
protocol HarborSource {
  func Load_all()  // expect: member-lowercamel
  func reload()
}

struct Harbor {
  /* metres */ var Depth = 1  // expect: member-lowercamel
  var _depth_low = 3  // expect: member-lowercamel
  var _depth = 3
  let __width = 2
}
