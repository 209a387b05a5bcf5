final class Panel {
  func show(_ tide: Tide) {
    // let label = UILabel()  // expect: no-obvious-comments
    // label.text = tide.name
    // addSubview(label)
    title = tide.name
    // The name alone is too short for VoiceOver.
    spokenTitle = tide.longName
    // Show the tide like this:
    // let label = UILabel()
    // label.text = tide.name
    text = tide.name
  }
}
