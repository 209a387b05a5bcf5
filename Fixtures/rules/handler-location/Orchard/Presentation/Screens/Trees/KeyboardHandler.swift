struct KeyboardHandler {}
