func testToken() { UserDefaults.standard.set("a", forKey: "access_token") }
