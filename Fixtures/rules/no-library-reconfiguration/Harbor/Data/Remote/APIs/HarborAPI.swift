import Alamofire

let session = Session(configuration: .af.default)  // expect: no-library-reconfiguration
let other = URLSession(configuration: URLSessionConfiguration.ephemeral)  // expect: no-library-reconfiguration
let shared = URLSession.shared
