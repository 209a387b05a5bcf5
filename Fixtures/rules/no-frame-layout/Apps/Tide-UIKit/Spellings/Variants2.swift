func place() {
  gradientView.frame = bounds  // expect: no-frame-layout
  shadowContainer.frame = bounds  // expect: no-frame-layout
  mapView.frame = bounds  // expect: no-frame-layout
}
