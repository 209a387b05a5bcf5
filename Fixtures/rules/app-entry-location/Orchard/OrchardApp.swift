#if DEBUG
  @main enum Entry { static func main() {} }  // expect: app-entry-location
#endif
