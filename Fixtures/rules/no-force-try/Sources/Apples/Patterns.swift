// A pattern that the code writes out is wrong at the first run or never.
enum Detector {
  static var hashtag = Detector.custom(try! NSRegularExpression(pattern: "#[a-z]{4,}", options: []))

  func hashtags() {
    let pattern = "#([a-z]+)"
    let expression = try! NSRegularExpression(pattern: pattern)
    // expect-next: no-force-try
    let other = try! NSRegularExpression(pattern: input)
  }
}
