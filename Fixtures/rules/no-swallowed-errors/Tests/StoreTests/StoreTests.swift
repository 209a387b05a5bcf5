func clean() { try? remove() }
