/// What happens at the door. Was a StateFlow.  // expect: term-stateflow
struct Login {
  var states: MutableStateFlow<Int>?  // expect: term-stateflow
  let events = MutableSharedFlow()  // expect: term-stateflow
  let name = "SharedFlow"  // expect: term-stateflow
  let text = #"a "StateFlow" of \#(name)"#  // expect: term-stateflow

  /* StateFlow and  // expect: term-stateflow
     SharedFlow are streams. */  // expect: term-stateflow
  func collect(_ flow: StateFlow) -> [StateFlow] { [flow] }  // expect: term-stateflow
}
