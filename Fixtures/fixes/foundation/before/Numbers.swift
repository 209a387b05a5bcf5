import Foundation

func texts(_ amount: Double, _ count: Int) -> [String] {
  [
    String(format: "%.2f", amount),
    String(format: "%d", count * 2),
    String(format: "%03d", count),
    String(format: "%5.1f|%d", amount, count),
  ]
}
