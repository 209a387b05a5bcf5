struct Page { func print(_ copies: Int) {}; func all() { print(2) } }
