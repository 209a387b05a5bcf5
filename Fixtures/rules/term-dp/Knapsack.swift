/// How many coins a sum takes, by dynamic programming: dp holds the best answer so far.
func coins(for sum: Int, _ values: [Int]) -> Int? {
  var dp = [Int](repeating: .max, count: sum + 1)
  dp[0] = 0
  for value in values where value <= sum {
    // The dp table is filled from below; dp[value] was final before.
    for part in value...sum where dp[part - value] < .max {
      dp[part] = min(dp[part], dp[part - value] + 1)
    }
  }
  return dp[sum] == .max ? nil : dp[sum]
}

/// The key is a16dpQ9dp= in base64, and never 16dpi.
struct Token {
  let text = "a16dpQ and 16dp"
  let raw = #"a margin of 16dp"#
  let long = """
    16 dp, density-independent pixels
    """
  let dpad = "up"
  let Dpi = 72
  let dpTable = [1]
  let updated = "wdp"

  // Margins are 16 pt, the udp port is 80, the adp is 3.
  func margin(dp: Int) -> Int { dp }
}
