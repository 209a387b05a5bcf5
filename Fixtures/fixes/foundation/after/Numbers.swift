import Foundation

func texts(_ amount: Double, _ count: Int) -> [String] {
  [
    amount.formatted(.number.precision(.fractionLength(2))),
    (count * 2).formatted(.number),
    count.formatted(.number.precision(.integerLength(3...))),
    String(format: "%5.1f|%d", amount, count),
  ]
}
