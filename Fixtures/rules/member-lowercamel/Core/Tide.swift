struct Tide {
  let Height: Double  // expect: member-lowercamel
  static let MAX_COUNT = 3  // expect: member-lowercamel
  private var _cache = 0
  let isHTTP2 = true
  func load_all() {  // expect: member-lowercamel
    let first_row = 1  // expect: member-lowercamel
  }
  static func == (left: Tide, right: Tide) -> Bool { true }
  enum CodingKeys { static let User_ID = "" }
}
struct Reply: Decodable { let user_name: String }  // expect: member-lowercamel
// let Other = 1
