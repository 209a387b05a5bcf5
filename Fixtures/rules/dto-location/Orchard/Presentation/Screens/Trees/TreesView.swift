enum SortDTO {}  // expect: dto-location
extension TreeDTO {}
