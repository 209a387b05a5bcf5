import os
let logger = Logger(subsystem: "app.apples", category: "store")  // expect: logger-declaration
