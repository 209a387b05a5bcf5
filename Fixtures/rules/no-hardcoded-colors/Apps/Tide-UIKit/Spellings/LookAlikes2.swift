let shade = UIColor.dynamic(light: UIColor(white: 0.9, alpha: 1), dark: UIColor(white: 0.1, alpha: 1))
func mix(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: 1)
}
