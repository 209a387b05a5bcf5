import Ropes

// The project knows its own modules.
func readsOwnType() -> Int {
  var rope = Rope(length: 3)
  return rope.length
}
