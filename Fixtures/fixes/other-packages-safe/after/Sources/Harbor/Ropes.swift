import Ropes

// The project knows its own modules.
func readsOwnType() -> Int {
  let rope = Rope(length: 3)
  return rope.length
}
