final class Spinner: UIView {
  func spin() {
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation")
    turn.values = [0, Double.pi, 2 * Double.pi]
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }

  func turnOnce() {
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = [0, Double.pi]
    layer.add(turn, forKey: "turn")
  }

  func shake() {
    let shake = CAKeyframeAnimation(keyPath: "transform.rotation.z")  // expect: subtle-motion
    shake.values = [0, -0.1, 0.1, 0]
    layer.add(shake, forKey: "shake")
  }

  func wobble(_ angles: [Double]) {
    let wobble = CAKeyframeAnimation(keyPath: "transform.rotation")  // expect: subtle-motion
    wobble.values = angles
    layer.add(wobble, forKey: "wobble")
  }
}
