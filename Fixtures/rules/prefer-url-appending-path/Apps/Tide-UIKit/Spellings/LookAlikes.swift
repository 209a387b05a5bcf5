let folderPath = NSTemporaryDirectory() as NSString
let file = folderPath.appendingPathComponent("tides")
