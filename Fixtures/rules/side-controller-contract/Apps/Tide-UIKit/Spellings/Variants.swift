final class HarboursController {  // expect: side-controller-contract
  private var harbours: [Harbour] = []
  var sections: [Section] { harbours.map(Section.init) }
}
final class BuoysController {  // expect: side-controller-contract
  var sections: [Section: [Buoy]] = [:]
}
