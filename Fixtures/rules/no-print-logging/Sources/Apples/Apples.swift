func load() {
  print("loading")  // expect: no-print-logging
  debugPrint(apple)  // expect: no-print-logging
  NSLog("%@", name)  // expect: no-print-logging
  os_log("loaded")  // expect: no-print-logging
  dump(apple)  // expect: no-print-logging
}
