protocol TidesListening: AnyObject {}  // expect: file-matches-type
