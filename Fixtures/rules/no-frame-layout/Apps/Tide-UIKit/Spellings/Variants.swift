final class Badge: UIView {}
func place() {
  label.frame.origin.y += 10  // expect: no-frame-layout
  let toggle = UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4))  // expect: no-frame-layout
  let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))  // expect: no-frame-layout
}
