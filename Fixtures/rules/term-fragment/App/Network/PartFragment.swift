struct Part {
  let text: String
}
