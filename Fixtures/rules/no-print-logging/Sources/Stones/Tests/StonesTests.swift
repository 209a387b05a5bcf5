func test() { print("a") }
