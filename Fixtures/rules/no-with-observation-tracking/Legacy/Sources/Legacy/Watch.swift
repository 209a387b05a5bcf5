func watch(_ model: Trees) {
  withObservationTracking { _ = model.height } onChange: { redraw() }
}
