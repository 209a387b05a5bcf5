func sorted() {}
