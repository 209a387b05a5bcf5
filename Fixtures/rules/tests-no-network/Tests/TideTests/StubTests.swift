let configuration = URLSessionConfiguration.ephemeral
let session = URLSession(configuration: configuration)
