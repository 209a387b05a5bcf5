struct CranesScreen {
  let model: CranesViewModel

  func clear() { model.output.names = [] }
}
