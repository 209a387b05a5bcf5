import UIKit

/// Colors that let the content behind them through.
func tint(_ bar: UIView) {
  bar.layer.backgroundColor = UIColor(white: 0.5, alpha: 0.14).cgColor
  bar.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
  bar.layer.backgroundColor = UIColor(white: 0.5, alpha: 1.0).cgColor  // expect: no-opaque-backgrounds
  bar.backgroundColor = .black  // on a dark photo
}
