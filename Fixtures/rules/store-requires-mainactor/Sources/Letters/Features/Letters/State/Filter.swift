@Observable final class Filter {}  // expect: store-requires-mainactor
