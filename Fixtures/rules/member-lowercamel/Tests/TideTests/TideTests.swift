func test_heights() {}
