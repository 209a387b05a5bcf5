import UIKit

// A color that is computed from a picture.
func averageColor(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UIColor {
  UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
}
let gold = UIColor(red: CGFloat(0xff) / 255, green: 215.0 / 255, blue: 0, alpha: 1)  // expect: no-hardcoded-colors
