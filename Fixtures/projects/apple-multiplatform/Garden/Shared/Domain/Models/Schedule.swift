import Observation  // expect: domain-pure

final class Schedule {  // expect: domain-pure, model-value-type
  var days: [Int] = []
}
