import CoreGraphics

/// The initializers take integers too, and a division of those gives another number.
func shapes(width: CGFloat, count: Int) -> [CGRect] {
  [
    CGRectMake(0, 0, width, 3),
    CGRectMake(0, 0, 10 / 3, 7 / 2),
    CGRectMake(0, 0, .pi, CGFloat(count)),
    CGRectMake(0, 0, max(1 / 2, 1 / 4), width - 1),
  ]
}
