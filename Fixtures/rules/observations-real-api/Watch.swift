func follow(_ model: Trees) async {
  for await height in observations(of: model.height) { print(height) }  // expect: observations-real-api
  for await height in Observations({ model.height }) { print(height) }
  model.observations(of: "height")
}
