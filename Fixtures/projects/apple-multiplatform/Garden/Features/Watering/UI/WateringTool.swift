@main  // expect: entry-point-location
struct WateringTool {
  static func main() {}
}
