struct BarkDTO {}  // expect: dto-location
