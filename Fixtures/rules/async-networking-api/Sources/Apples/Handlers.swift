import Alamofire

func pears() {
  AF.request(url).responseJSON(completionHandler: { show($0) })  // expect: async-networking-api
  AF.download(url).responseURL { show($0) }  // expect: async-networking-api
  AF.request(url).validate()
}
