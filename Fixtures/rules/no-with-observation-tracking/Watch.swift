func watch(_ model: Trees) {
  withObservationTracking {  // expect: no-with-observation-tracking
    _ = model.height
  } onChange: {
    redraw()
  }
  withObservationTracking({ _ = model.age }, onChange: redraw)  // expect: no-with-observation-tracking
}

func follow(_ model: Trees) async {
  // withObservationTracking { } does this once only.
  for await height in Observations({ model.height }) { print(height) }
}

func withObservationTracking(once apply: () -> Void) {}
