import Logging
let logger = Logger(label: "app.boats")
