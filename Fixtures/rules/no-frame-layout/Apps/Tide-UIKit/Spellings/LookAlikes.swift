final class Emblem: UIView {}
final class Plan { init(frame: CGRect) {} }
func place() {
  rect.origin.y += 10
  configuration.frame = area
  let emblem = Emblem(frame: .zero)
  let plan = Plan(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
}
