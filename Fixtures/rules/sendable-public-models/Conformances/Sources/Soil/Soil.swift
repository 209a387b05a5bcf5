public enum Soil { case clay, sand }
public enum Peat { case dry }  // expect: sendable-public-models
