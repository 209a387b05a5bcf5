let manager = FileManager.default
let folder = manager.urls(for: .documentDirectory, in: .userDomainMask).first  // expect: prefer-url-directories
let scratch = fileManager.temporaryDirectory  // expect: prefer-url-directories
