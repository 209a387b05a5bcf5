import Observation

@Observable
struct Reading {  // expect: observable-on-class-only
  var value = 0
}

@MainActor @Observable actor Sensor {}  // expect: observable-on-class-only

enum Stage {
  @Observation.Observable enum Step {}  // expect: observable-on-class-only
}
