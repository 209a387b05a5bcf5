import Alamofire
func load() { AF.request(url).responseDecodable(of: Walk.self) { show($0) } }  // expect: async-networking-api
