func show() {
  // To center the index label
  centerIndexLabel()
  // Update the last step locally
  updateLastStep()
}
