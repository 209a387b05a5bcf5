struct Sorter {}
extension Array {}
