final class FruitHandler {}  // expect: handler-location
