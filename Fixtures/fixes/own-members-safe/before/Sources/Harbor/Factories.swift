struct Lamp { var glow = 1 }

final class Tower {
  var glow = 1

  static func lamp() -> Lamp { Lamp() }

  /// A function of a class may return a value, which changes with its parts.
  static func lit() -> Lamp {
    var lamp = Tower.lamp()
    lamp.glow = 2
    return lamp
  }

  /// An object does not change with its parts.
  static func raised() -> Tower {
    var tower = Tower()
    tower.glow = 2
    return tower
  }
}
