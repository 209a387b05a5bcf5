import Discovery
import Testing

@Suite("Statistics of conventions")
struct StatisticsTests {
  @Test("The lower bound is Wilson's")
  func lowerBound() {
    #expect(abs(Statistics.lowerBound(9, of: 10) - 0.5958) < 0.001)
    #expect(abs(Statistics.lowerBound(214, of: 218) - 0.9539) < 0.001)
    #expect(abs(Statistics.lowerBound(20, of: 20) - 0.8389) < 0.001)
    #expect(Statistics.lowerBound(0, of: 0) == 0)
  }

  @Test("The binary logarithm is exact enough", arguments: [0.001, 0.3, 0.5, 1, 1.999, 8, 218])
  func logarithm(value: Double) {
    let log = Statistics.log2(value)
    // Squared, the logarithm doubles; and those of powers of two are whole.
    #expect(abs(Statistics.log2(value * value) - 2 * log) < 1e-9)
    #expect(abs(Statistics.log2(value * 8) - log - 3) < 1e-9)
  }

  @Test("A share that the background has is no surprise, and a rare one is")
  func surprise() {
    #expect(Statistics.surprise(0.8, background: 0.8) == 0)
    #expect(Statistics.surprise(0.5, background: 0.9) == 0)
    #expect(abs(Statistics.surprise(1, background: 0.5) - 1) < 1e-9)
    #expect(Statistics.surprise(0.95, background: 0.01) > 5)
  }
}
