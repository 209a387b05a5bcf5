run()
// expect-file: entry-point-location
